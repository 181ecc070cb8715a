import { lazyRouteComponent } from '@tanstack/react-router';

/** The page of every address that later work fills. */
export const notThereYet = lazyRouteComponent(
  () => import('../../pages/public/not-there-yet-page.tsx'),
  'NotThereYetPage',
);
