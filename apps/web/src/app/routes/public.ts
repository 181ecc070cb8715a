import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { homeMessages } from '../../features/home/messages.ts';
import { publicLayout } from './layouts.ts';
import { notFound } from './not-found.ts';

export const publicRoutes = [
  createRoute({
    getParentRoute: () => publicLayout,
    path: '/',
    loader: () => homeMessages.load(),
    component: lazyRouteComponent(() => import('../../pages/public/home-page.tsx'), 'HomePage'),
  }),
  createRoute({ getParentRoute: () => publicLayout, path: '/404', component: notFound }),
  createRoute({ getParentRoute: () => publicLayout, path: '$', component: notFound }),
] as const;
