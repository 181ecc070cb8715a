import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '../button.tsx';

const ChoiceMenuPopup = lazy(async () => ({
  default: (await import('./choice-menu-popup.tsx')).ChoiceMenuPopup,
}));

interface MenuChoice {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface ChoiceMenuProps {
  /** Accessible name, for example the status of a job. */
  label: string;
  choices: readonly MenuChoice[];
  value: string;
  /** The choice is being saved: the button keeps the focus and ignores presses. */
  busy: boolean;
  onChoose: (value: string) => void;
}

/**
 * A choice that applies at once. Arrow keys only move, Enter or a press chooses; a native select
 * would apply the first arrow key.
 */
export function ChoiceMenu(props: ChoiceMenuProps) {
  const [wanted, setWanted] = useState(false);
  const before = (
    <ChoiceButton {...lookOf(props)} aria-haspopup="menu" onClick={() => setWanted(true)} />
  );
  return <Suspense fallback={before}>{wanted ? <ChoiceMenuPopup {...props} /> : before}</Suspense>;
}

export const lookOf = ({ label, choices, value, busy }: ChoiceMenuProps) => ({
  label,
  chosen: choices.find((choice) => choice.value === value)?.label ?? '',
  busy,
});

interface ChoiceButtonProps extends ButtonProps {
  label: string;
  chosen: string;
}

/** Shows the choice; its accessible name also contains the label. */
export function ChoiceButton({ label, chosen, ...rest }: ChoiceButtonProps) {
  return (
    <Button {...rest} size="small" className="min-w-32 justify-between! whitespace-nowrap">
      <span>
        <span className="sr-only">{label} </span>
        {chosen}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-sumi-2" />
    </Button>
  );
}
