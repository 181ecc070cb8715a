import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface Choice {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  lead?: ReactNode;
}

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  disabled?: boolean;
  onChoose: (id: string) => void;
}

/** A few wide buttons, of which a press chooses one at once. */
export function ChoiceList({ label, choices, disabled = false, onChoose }: ChoiceListProps) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {choices.map(({ id, label: name, hint, lead }) => (
        <li key={id}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(id)}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded border border-line-2 bg-paper px-4 py-2.5 text-left transition-colors hover:border-line-3 hover:bg-washi disabled:cursor-default disabled:opacity-60"
          >
            {lead}
            <span className="min-w-0 grow">
              <span className="block font-semibold">{name}</span>
              {hint && <span className="phrased block text-sm text-sumi-2">{hint}</span>}
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-sumi-2" />
          </button>
        </li>
      ))}
    </ul>
  );
}
