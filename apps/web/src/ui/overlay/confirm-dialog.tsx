import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../button.tsx';
import { words as uiWords } from '../words.ja.ts';
import { Backdrop } from './backdrop.tsx';
import { DialogFooter, dialogStyle } from './dialog.tsx';
import { layers } from './popup-style.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text: ReactNode;
  /** Names the action, for example 削除する; never a mere OK. */
  confirm: string;
  /** Closes the dialog; defaults to “back”. Never “cancel”, because the action may be to cancel. */
  back?: string | undefined;
  tone?: 'primary' | 'danger' | undefined;
  busy?: boolean | undefined;
  /** Runs the action; the caller closes the dialog afterwards. */
  onConfirm: () => void;
  trigger?: ReactElement | undefined;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  back,
  tone = 'primary',
  busy,
  onConfirm,
  trigger,
}: ConfirmDialogProps) {
  const t = useWords(uiWords);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Viewport
          className={`fixed inset-0 flex items-center justify-center p-4 ${layers.dialog}`}
        >
          <Base.Popup className={`max-w-104 ${dialogStyle}`}>
            <div className="overflow-y-auto p-6">
              <Base.Title className="text-lg font-bold">{title}</Base.Title>
              <Base.Description className="mt-2 text-sumi-2">{text}</Base.Description>
            </div>
            <DialogFooter>
              <Base.Close render={<Button />}>{back ?? t('back')}</Base.Close>
              <Button tone={tone} busy={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </DialogFooter>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
