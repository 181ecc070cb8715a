import { lazy, Suspense } from 'react';
import type { OutcomeDialogProps } from './outcome-dialog.tsx';

const Opened = lazy(async () => ({
  default: (await import('./outcome-dialog.tsx')).OpenedOutcomeDialog,
}));

/** Its code comes with the first press. */
export const OutcomeDialog = (props: OutcomeDialogProps) => (
  <Suspense>
    <Opened {...props} />
  </Suspense>
);
