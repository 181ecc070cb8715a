import { createRoute } from '@tanstack/react-router';
import { publicLayout } from './layouts.ts';
import { notThereYet } from './not-there-yet.ts';

export const companyRoutes = [
  createRoute({
    getParentRoute: () => publicLayout,
    path: '/company/signin',
    component: notThereYet,
  }),
] as const;
