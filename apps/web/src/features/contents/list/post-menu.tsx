import { EllipsisVertical, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { listMessages } from './messages.ts';

interface PostMenuProps {
  title: string;
  busy: boolean;
  onDelete: () => Promise<unknown>;
  /** What else can be done, above deleting. */
  children?: ReactNode;
}

export function PostMenu({ title, busy, onDelete, children }: PostMenuProps) {
  const t = useMessages(listMessages);
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    await onDelete();
    setAsking(false);
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton icon={<EllipsisVertical aria-hidden />} label={t('actions', { title })} />
        }
      >
        {children}
        {children && <MenuSeparator />}
        <MenuItem icon={<Trash2 />} danger onSelect={() => setAsking(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <DeleteQuestion
        title={asking ? title : undefined}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
