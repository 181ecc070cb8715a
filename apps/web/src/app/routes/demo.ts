import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicLayout } from './layouts.ts';
import { notFound } from './not-found.ts';

export const demoRoutes = [
  createRoute({
    getParentRoute: () => publicLayout,
    path: '/demo/mailbox',
    validateSearch: ({ mail }: Record<string, unknown>): { mail?: string } =>
      typeof mail === 'string' ? { mail } : {},
    notFoundComponent: notFound,
    component: lazyRouteComponent(() => import('../../pages/demo/mailbox-page.tsx'), 'MailboxPage'),
  }),
  createRoute({
    getParentRoute: () => publicLayout,
    path: '/demo/ui',
    component: lazyRouteComponent(() => import('../../pages/demo/ui-page.tsx'), 'UiPage'),
  }),
] as const;
