import { Plus } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';

interface AddButtonProps {
  label: string;
  full: boolean;
  onAdd: () => void;
}

export function AddButton({ label, full, onAdd }: AddButtonProps) {
  if (full) return null;
  return (
    <Button onClick={onAdd} className="self-start">
      <Plus aria-hidden className="size-4" />
      {label}
    </Button>
  );
}
