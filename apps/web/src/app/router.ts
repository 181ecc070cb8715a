import { minimumVisibleLoadingMs } from '@engawa/contract/reference/limits';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
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
  defaultErrorComponent: lazyRouteComponent(
    () => import('./session-and-feedback.tsx'),
    'ErrorPage',
  ),
  defaultPendingComponent: Pending,
  defaultPendingMs: 600,
  defaultPendingMinMs: minimumVisibleLoadingMs,
  defaultNotFoundComponent: notFound,
  // Off while prerendering, because the router would emit an inline script. A reader who has
  // already scrolled a prerendered page keeps that position when the program starts.
  scrollRestoration:
    typeof document !== 'undefined' &&
    (() => !('prerendered' in document.documentElement.dataset && window.scrollY > 0)),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
