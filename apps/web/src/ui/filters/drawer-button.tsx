import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../button.tsx';

export interface DrawerState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface DrawerButtonProps {
  icon: ReactNode;
  label: string;
  size?: 'small';
  renderDrawer: (state: DrawerState) => ReactNode;
}

export function DrawerButton({ icon, label, size, renderDrawer }: DrawerButtonProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button {...(size && { size })} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon}
        {label}
      </Button>
      <Suspense>{open !== null && renderDrawer({ open, onOpenChange: setOpen })}</Suspense>
    </>
  );
}
