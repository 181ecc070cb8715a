import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

export const rootRoute = createRootRoute();

export const publicLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: lazyRouteComponent(() => import('../layouts/public-layout.tsx'), 'PublicLayout'),
});
