import { lazy, type ReactElement, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}));

interface AskButtonProps extends Omit<ConfirmDialogProps, 'trigger'> {
  /** The button that asks; its press opens the question. */
  button: ReactElement;
}

/** A button that asks before it acts. The question's code comes with the first press. */
export function AskButton({ button, ...dialog }: AskButtonProps) {
  return (
    <>
      {button}
      <Suspense>{dialog.open && <ConfirmDialog {...dialog} />}</Suspense>
    </>
  );
}
