import { useState } from 'react';
import { type DateParts, partsOf, withPart } from './date-parts.ts';

/** Keeps incomplete parts, which have no value yet; a value set from outside replaces them. */
export function useDateParts(
  value: string,
  onChange: (value: string) => void,
  valueOf: (parts: DateParts) => string,
) {
  const [parts, setParts] = useState(() => partsOf(value));
  const current = valueOf(parts) === value ? parts : partsOf(value);

  function choose(part: keyof DateParts, chosen: string): void {
    const next = withPart(current, part, chosen);
    setParts(next);
    onChange(valueOf(next));
  }

  return [current, choose] as const;
}
