import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './layouts.ts';
import { beginnings, redirected, redirects } from './table/redirects.ts';

export const redirectRoutes = [...redirects, ...beginnings].map((line) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: line.from.replace('*', '$'),
    beforeLoad: ({ location }): void => {
      // The browser's form of the address, so that search and hash stay unchanged.
      const { pathname, search, hash } = new URL(location.publicHref, window.location.origin);
      throw redirect({ href: redirected(pathname, line) + search + hash, replace: true });
    },
  }),
);
