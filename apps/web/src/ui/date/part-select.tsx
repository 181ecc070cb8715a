import { localeOf } from '@engawa/contract/language';
import type { Ref } from 'react';
import { formatters } from '../../shared/i18n/formatters.ts';
import { language } from '../../shared/i18n/language.ts';
import { Select } from '../form/select.tsx';

interface PartSelectProps {
  part: 'year' | 'month' | 'day';
  label: string;
  /** The first and last number offered, in either order. */
  from: number;
  to: number;
  value: string;
  onChange: (value: string) => void;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Years, months or days, formatted for the language: 3月, Mar. */
export function PartSelect({ part, label, from, to, onChange, ...rest }: PartSelectProps) {
  const step = from <= to ? 1 : -1;
  const numbers = Array.from(
    { length: Math.abs(to - from) + 1 },
    (_, index) => from + step * index,
  );
  const options = numbers.map((number) => ({ value: String(number), label: words(part, number) }));
  return (
    <Select
      {...rest}
      aria-label={label}
      placeholder={label}
      options={options}
      onChange={(event) => onChange(event.target.value)}
      tight
    />
  );
}

const formats = {
  year: { year: 'numeric', timeZone: 'UTC' },
  month: { month: 'short', timeZone: 'UTC' },
  day: { day: 'numeric', timeZone: 'UTC' },
} as const;

function words(part: 'year' | 'month' | 'day', number: number): string {
  const dates = {
    year: () => Date.UTC(number, 0, 1),
    month: () => Date.UTC(2000, number - 1, 1),
    day: () => Date.UTC(2000, 0, number),
  };
  return formatters.getDateTimeFormat(localeOf(language), formats[part]).format(dates[part]());
}
