import { useMessages } from '../../shared/i18n/messages.ts';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { boundMessages } from './messages.ts';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const t = useMessages(boundMessages);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t('leave.title')}
      text={t('leave.text')}
      confirm={t('leave.action')}
      tone="danger"
      onConfirm={onLeave}
    />
  );
}
