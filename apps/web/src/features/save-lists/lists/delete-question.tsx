import { useWords } from '../../../shared/i18n/words.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { SaveList } from '../queries.ts';
import { useLimitedContentsWords } from '../use-limited-contents-words.ts';
import { useDeleteList } from '../use-list-commands.ts';
import { words as saveListWords } from '../words.ja.ts';

interface DeleteQuestionProps {
  list: SaveList;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

export function DeleteQuestion({ list, onClose, onDeleted }: DeleteQuestionProps) {
  const t = useWords(saveListWords);
  const what = useLimitedContentsWords()(list.shows);
  const { mutate, isPending } = useDeleteList();
  const confirm = () =>
    mutate(
      { body: { id: list.id, told: list.shows.map(({ id }) => id) } },
      { onSuccess: () => onDeleted?.(), onSettled: onClose },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('ask.title', { name: list.name })}
      text={
        <>
          {t('ask.text')}
          {what && <span className="mt-2 block text-kaki-ink">{t('shows.deleted', { what })}</span>}
        </>
      }
      confirm={t('ask.confirm')}
      tone="danger"
      busy={isPending}
      onConfirm={confirm}
    />
  );
}
