import { lazy, Suspense } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as listWords } from './words.ja.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlay/confirm-dialog.tsx')).ConfirmDialog,
}));

interface DeleteQuestionProps {
  /** Undefined while nothing is to be deleted. */
  title: string | undefined;
  /** A sentence about further effects of the deletion, such as mails to participants. */
  also?: string | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteQuestion({ title, also, busy, onConfirm, onClose }: DeleteQuestionProps) {
  const t = useWords(listWords);
  return (
    <Suspense>
      {title !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && onClose()}
          title={t('ask.title', { title })}
          text={t('ask.text', { also: also ?? '' })}
          confirm={t('ask.confirm')}
          tone="danger"
          busy={busy}
          onConfirm={onConfirm}
        />
      )}
    </Suspense>
  );
}
