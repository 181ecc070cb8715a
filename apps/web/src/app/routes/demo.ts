import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { mailboxWords } from '../../features/mailbox/words.ts';
import { showcaseWords } from '../../features/showcase/words.ts';
import { publicLayout } from './layouts.ts';
import { notFound } from './not-found.ts';

export const demoRoutes = [
  createRoute({
    getParentRoute: () => publicLayout,
    path: '/demo/mailbox',
    validateSearch: ({ mail }: Record<string, unknown>): { mail?: string } =>
      typeof mail === 'string' ? { mail } : {},
    loader: () => mailboxWords.load(),
    notFoundComponent: notFound,
    component: lazyRouteComponent(() => import('../../pages/demo/mailbox-page.tsx'), 'MailboxPage'),
  }),
  createRoute({
    getParentRoute: () => publicLayout,
    path: '/demo/ui',
    loader: () => showcaseWords.load(),
    component: lazyRouteComponent(() => import('../../pages/demo/ui-page.tsx'), 'UiPage'),
  }),
] as const;
