import { createRoute } from '@tanstack/react-router';
import { publicLayout } from './layouts.ts';
import { notThereYet } from './not-there-yet.ts';

export const talentRoutes = [
  createRoute({
    getParentRoute: () => publicLayout,
    path: '/talent/signin',
    component: notThereYet,
  }),
] as const;
