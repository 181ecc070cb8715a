import { lazy } from 'react';

/** The fields come a moment after what was found: nobody changes a filter before having seen that. */
export const FilterForm = lazy(async () => ({
  default: (await import('./filter-form.tsx')).FilterForm,
}));

/** Comes with its first press. */
export const FilterDrawer = lazy(async () => ({
  default: (await import('./filter-drawer.tsx')).FilterDrawer,
}));
