import type { Ref } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { words as uiWords } from '../words.ja.ts';
import { yearMonthOf } from './date-parts.ts';
import { leavesGroup } from './leaves-group.ts';
import { PartSelect } from './part-select.tsx';
import { useDateParts } from './use-date-parts.ts';

interface YearMonthInputProps {
  value: string;
  onChange: (value: string) => void;
  years: readonly [first: number, last: number];
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

export function YearMonthInput({
  value,
  onChange,
  years,
  disabled,
  onBlur,
  ref,
}: YearMonthInputProps) {
  const t = useWords(uiWords);
  const [parts, choose] = useDateParts(value, onChange, yearMonthOf);
  return (
    <div
      className="grid max-w-64 grid-cols-[1.2fr_1fr] gap-2"
      onBlur={(event) => leavesGroup(event) && onBlur?.()}
    >
      <PartSelect
        part="year"
        label={t('date.year')}
        from={years[0]}
        to={years[1]}
        value={parts.year}
        onChange={(year) => choose('year', year)}
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
        disabled={disabled}
      />
    </div>
  );
}
