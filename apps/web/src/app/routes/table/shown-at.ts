import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { insteadOf } from './left-out.ts';
import { pageAt, pageList } from './look-up.ts';
import type { Page } from './page.ts';
import { beginnings, redirected, redirects } from './redirects.ts';

const root = createRootRoute();
const lines = [...redirects, ...beginnings];
const paths = [
  ...pageList.map(({ path }) => path),
  ...lines.map(({ from }) => from.replace('*', '$')),
];
const routeTree = root.addChildren(
  paths.map((path) => createRoute({ getParentRoute: () => root, path })),
);
const router = createRouter({ routeTree, history: createMemoryHistory() });

/** The page that an address shows to a person who may see everything; undefined without one. */
export function shownAt(path: string): Page | undefined {
  const match = router.matchRoutes(path, {}).at(-1);
  if (!match || match.routeId === root.id) return undefined;
  const line = lines.find(({ from }) => from.replace('*', '$') === match.fullPath);
  if (line) return shownAt(redirected(path, line));
  const page = pageAt(match.fullPath);
  const next = page.sendsTo?.[0] ?? insteadOf(page, match.params);
  return next ? shownAt(next) : page;
}
