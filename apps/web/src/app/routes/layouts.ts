import { createRootRoute, createRoute } from '@tanstack/react-router';
import { checkLanguage } from '../guards/check-language.ts';
import { Root } from '../root.tsx';
import type { LayoutName, Page } from './table/page.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page;
    layout?: LayoutName;
  }
}

export const rootRoute = createRootRoute({
  beforeLoad: checkLanguage,
  component: Root,
});

export const publicLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  staticData: { layout: 'student' },
});
