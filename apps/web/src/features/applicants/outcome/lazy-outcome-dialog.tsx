import { lazy, Suspense } from 'react';
import type { OutcomeDialogProps } from './outcome-dialog.tsx';

const Opened = lazy(async () => ({
  default: (await import('./outcome-dialog.tsx')).OpenedOutcomeDialog,
}));

export const OutcomeDialog = (props: OutcomeDialogProps) => (
  <Suspense>
    <Opened {...props} />
  </Suspense>
);
