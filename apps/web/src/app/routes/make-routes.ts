import { createRoute } from '@tanstack/react-router';
import { loadWords } from '../../shared/i18n/words.ts';
import { guard } from '../guards/guard.ts';
import { layouts } from '../layouts/layouts.ts';
import { words as titleWords } from '../titles/words.ja.ts';
import { rootRoute } from './layouts.ts';
import { notFound } from './not-found.ts';
import { pageComponent } from './page-component.tsx';
import { screenOf } from './screens/screens.ts';
import type { Page } from './table/page.ts';

function makeRoute<const P extends string, S extends object>(page: Page<P, S>) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    staticData: { page, layout: page.layout },
    validateSearch: (search: Record<string, unknown>): S => page.search?.(search) ?? ({} as S),
    beforeLoad: (context): Promise<void> => {
      // Loads code while the guard checks access; the loader below reports failures.
      Promise.all([screenOf(page), layouts[page.layout].preload?.()]).catch(() => undefined);
      return guard(page, context);
    },
    loader: async (): Promise<void> => {
      await Promise.all([layouts[page.layout].preload?.(), page.title && loadWords(titleWords)]);
    },
    // Shown inside the page's own layout when the item that the address names does not exist.
    notFoundComponent: notFound,
    component: pageComponent(page),
  });
}

type RouteOf<P> =
  P extends Page<infer Path, infer S> ? ReturnType<typeof makeRoute<Path, S>> : never;
type RoutesOf<Pages extends readonly Page[]> = { [K in keyof Pages]: RouteOf<Pages[K]> };

/** One typed route per line of the table, so that a link to a missing page is a type error. */
export const makeRoutes = <const Pages extends readonly Page[]>(pages: Pages) =>
  pages.map((page) => makeRoute(page)) as unknown as RoutesOf<Pages>;
