import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import type { SaveList } from '../queries.ts';
import { words as saveListWords } from '../words.ja.ts';
import { ListDialog } from './lazy-list-dialog.tsx';

const DeleteQuestion = lazy(async () => ({
  default: (await import('./delete-question.tsx')).DeleteQuestion,
}));

interface ListMenuProps {
  list: SaveList;
  onDeleted?: (() => void) | undefined;
}

export function ListMenu({ list, onDeleted }: ListMenuProps) {
  const t = useWords(saveListWords);
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <RowMenu
        label={t('menu', { name: list.name })}
        actions={[
          {
            label: t('rename'),
            icon: <Pencil />,
            onSelect: () => setOpen('rename'),
          },
          {
            label: t('delete'),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => setOpen('delete'),
          },
        ]}
      />
      <Suspense>
        {open === 'rename' && <ListDialog list={list} onClose={close} />}
        {open === 'delete' && <DeleteQuestion list={list} onClose={close} onDeleted={onDeleted} />}
      </Suspense>
    </>
  );
}
