import { EllipsisVertical } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../icon-button.tsx';

const RowMenuPopup = lazy(async () => ({
  default: (await import('./row-menu-popup.tsx')).RowMenuPopup,
}));

export interface RowAction {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

interface RowMenuProps {
  label: string;
  actions: readonly RowAction[];
}

export function RowMenu({ label, actions }: RowMenuProps) {
  const [wanted, setWanted] = useState(false);
  const icon = <EllipsisVertical aria-hidden />;
  const before = (
    <IconButton icon={icon} label={label} aria-haspopup="menu" onClick={() => setWanted(true)} />
  );
  return (
    <Suspense fallback={before}>
      {wanted ? <RowMenuPopup label={label} icon={icon} actions={actions} /> : before}
    </Suspense>
  );
}
