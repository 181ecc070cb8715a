import { lazyRouteComponent } from '@tanstack/react-router';

export const notFound = lazyRouteComponent(
  () => import('../../pages/public/not-found-page.tsx'),
  'NotFoundPage',
);
