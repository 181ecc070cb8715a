import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { type RowAction, RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { words as listWords } from './words.ja.ts';

interface PostMenuProps {
  title: string;
  also?: string | undefined;
  busy: boolean;
  onDelete: () => Promise<unknown>;
  actions?: readonly RowAction[] | undefined;
}

export function PostMenu({ title, also, busy, onDelete, actions = [] }: PostMenuProps) {
  const t = useWords(listWords);
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    await onDelete();
    setAsking(false);
  };
  const remove = {
    label: t('delete'),
    icon: <Trash2 />,
    danger: true,
    onSelect: () => setAsking(true),
  };
  return (
    <>
      <RowMenu label={t('actions', { title })} actions={[...actions, remove]} />
      <DeleteQuestion
        title={asking ? title : undefined}
        also={also}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
