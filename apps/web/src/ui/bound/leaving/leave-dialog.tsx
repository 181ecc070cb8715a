import { useWords } from '../../../shared/i18n/words.ts';
import { ConfirmDialog } from '../../overlay/confirm-dialog.tsx';
import { words as boundWords } from '../words.ja.ts';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const t = useWords(boundWords);
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
