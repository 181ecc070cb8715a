import { lazy } from 'react';

/** Its code comes with the first press. */
export const ListDialog = lazy(async () => ({
  default: (await import('./list-dialog.tsx')).ListDialog,
}));
