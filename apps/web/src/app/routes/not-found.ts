import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './layouts.ts';

export const notFound = lazyRouteComponent(
  () => import('../../pages/public/not-found-page.tsx'),
  'NotFoundPage',
);

export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { layout: 'student' },
  component: notFound,
});
