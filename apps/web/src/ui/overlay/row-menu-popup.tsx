import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Menu, MenuItem } from './menu.tsx';
import type { RowAction } from './row-menu.tsx';

interface RowMenuPopupProps {
  label: string;
  icon: ReactNode;
  actions: readonly RowAction[];
}

/** Rendered open, because it loads after its button was pressed. */
export function RowMenuPopup({ label, icon, actions }: RowMenuPopupProps) {
  return (
    <Menu align="end" opened trigger={<IconButton icon={icon} label={label} />}>
      {actions.map(({ label: words, ...action }) => (
        <MenuItem key={words} {...action}>
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
