import type { ChangeEvent, ReactNode } from 'react';
import { useId } from 'react';
import { segmentStyle, segmentsStyle } from '../navigation/tab-style.ts';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few short words that applies at once, for example cards or table. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  const pass = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value as Value);
  return (
    <div role="radiogroup" aria-label={label} className={segmentsStyle}>
      {options.map((option) => (
        <label
          key={option.value}
          className={`has-focus-visible:outline-2 has-focus-visible:outline-ai ${segmentStyle(option.value === value)}`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={pass}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
