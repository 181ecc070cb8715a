import { lazy } from 'react';

export const ListDialog = lazy(async () => ({
  default: (await import('./list-dialog.tsx')).ListDialog,
}));
