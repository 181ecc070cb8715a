import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from '../pages/public/error-page.tsx';
import { companyRoutes } from './routes/company.ts';
import { demoRoutes } from './routes/demo.ts';
import { publicLayout, rootRoute } from './routes/layouts.ts';
import { notFound } from './routes/not-found.ts';
import { publicRoutes } from './routes/public.ts';
import { talentRoutes } from './routes/talent.ts';

const routeTree = rootRoute.addChildren([
  publicLayout.addChildren([...publicRoutes, ...demoRoutes, ...talentRoutes, ...companyRoutes]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: notFound,
  scrollRestoration: true,
});

// A new page begins at its content for those who listen to it or use the keyboard.
router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) document.querySelector('main')?.focus({ preventScroll: true });
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
