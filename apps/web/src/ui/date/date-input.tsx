import type { Ref } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { words as uiWords } from '../words.ja.ts';
import { dateOf, daysIn } from './date-parts.ts';
import { leavesGroup } from './leaves-group.ts';
import { PartSelect } from './part-select.tsx';
import { useDateParts } from './use-date-parts.ts';

interface DateInputProps {
  /** 'YYYY-MM-DD', or '' while incomplete. */
  value: string;
  onChange: (value: string) => void;
  /** In the offered order; for a birthday the latest year first. */
  years: readonly [first: number, last: number];
  /** Lets the browser fill in the person's birthday. */
  birthday?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Selects for year, month and day, for a `Field kind="group"`: distant dates need no calendar. */
export function DateInput({
  value,
  onChange,
  years,
  birthday = false,
  disabled,
  onBlur,
  ref,
}: DateInputProps) {
  const t = useWords(uiWords);
  const [parts, choose] = useDateParts(value, onChange, dateOf);
  const fill = (part: string) => (birthday ? `bday-${part}` : undefined);
  return (
    <div
      className="grid max-w-96 grid-cols-[1.2fr_1.15fr_1fr] gap-2"
      onBlur={(event) => leavesGroup(event) && onBlur?.()}
    >
      <PartSelect
        part="year"
        label={t('date.year')}
        from={years[0]}
        to={years[1]}
        value={parts.year}
        onChange={(year) => choose('year', year)}
        autoComplete={fill('year')}
        disabled={disabled}
        ref={ref}
      />
      <PartSelect
        part="month"
        label={t('date.month')}
        from={1}
        to={12}
        value={parts.month}
        onChange={(month) => choose('month', month)}
        autoComplete={fill('month')}
        disabled={disabled}
      />
      <PartSelect
        part="day"
        label={t('date.day')}
        from={1}
        to={daysIn(parts)}
        value={parts.day}
        onChange={(day) => choose('day', day)}
        autoComplete={fill('day')}
        disabled={disabled}
      />
    </div>
  );
}
