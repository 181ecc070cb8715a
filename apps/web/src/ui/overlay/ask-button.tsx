import { lazy, type ReactElement, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}));

interface AskButtonProps extends Omit<ConfirmDialogProps, 'trigger'> {
  button: ReactElement;
}

/** A button that asks before it acts. The dialog's code loads with the first press. */
export function AskButton({ button, ...dialog }: AskButtonProps) {
  return (
    <>
      {button}
      <Suspense>{dialog.open && <ConfirmDialog {...dialog} />}</Suspense>
    </>
  );
}
