import { minimumVisibleLoadingMs } from '@engawa/contract/reference/limits';
import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from '../pages/public/error-page.tsx';
import { Pending } from './pending.tsx';
import { demoRoutes } from './routes/demo.ts';
import { publicLayout, rootRoute } from './routes/layouts.ts';
import { makeRoutes } from './routes/make-routes.ts';
import { notFound, unknownRoute } from './routes/not-found.ts';
import { redirectRoutes } from './routes/redirects.ts';
import { pages } from './routes/table/table.ts';

const routeTree = rootRoute.addChildren([
  ...makeRoutes(pages),
  publicLayout.addChildren([...demoRoutes]),
  ...redirectRoutes,
  unknownRoute,
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: Pending,
  defaultPendingMs: 600,
  defaultPendingMinMs: minimumVisibleLoadingMs,
  defaultNotFoundComponent: notFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
