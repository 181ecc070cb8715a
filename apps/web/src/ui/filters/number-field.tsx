import { useState } from 'react';
import { TextInput } from '../form/text-input.tsx';

interface NumberFieldProps {
  label: string;
  value: number | undefined;
  min: number;
  max: number;
  onChange: (value: number | undefined) => void;
}

/** A number that applies on blur or Enter, not with every digit. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const digits = typed.normalize('NFKC').replace(/\D/g, '');
    const next = digits === '' ? undefined : Math.min(max, Math.max(min, Number(digits)));
    if (next !== value) onChange(next);
  };
  return (
    <TextInput
      inputMode="numeric"
      aria-label={label}
      placeholder={label}
      value={typed ?? value ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
      }}
    />
  );
}
