import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { words as uiWords } from '../words.ja.ts';

/** Looks 32 px high, but its touch target has 40 px; chips are 8 px apart. */
const shape =
  'relative inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border px-3 text-sm ' +
  'after:absolute after:inset-x-0 after:-inset-y-1';

const on =
  'border-[color-mix(in_oklab,var(--ai)_30%,var(--ai-soft))] bg-ai-soft font-semibold text-ai-2';
const off = 'border-line-2 bg-washi text-sumi';

export function Chip({ label, onRemove }: { label: string; onRemove?: (() => void) | undefined }) {
  const t = useWords(uiWords);
  if (!onRemove) return <span className={`${shape} ${off}`}>{label}</span>;
  return (
    <button
      type="button"
      aria-label={t('remove', { name: label })}
      onClick={onRemove}
      className={`${shape} ${on} cursor-pointer pr-2 hover:border-ai`}
    >
      {label}
      <X aria-hidden className="size-4 shrink-0" />
    </button>
  );
}

interface ToggleChipProps {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  children: ReactNode;
}

export function ToggleChip({ pressed, onPressedChange, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={`${shape} ${pressed ? on : off} cursor-pointer hover:border-line-3`}
    >
      {children}
    </button>
  );
}
