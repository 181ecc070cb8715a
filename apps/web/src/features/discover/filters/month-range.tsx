import { useWords } from '../../../shared/i18n/words.ts';
import { MonthRange as Months } from '../../../ui/date/month-range.tsx';
import { discoverWords } from '../words.ts';
import type { MonthField } from './fields.ts';
import type { FilterProps } from './filter-form.tsx';

interface MonthRangeProps extends FilterProps {
  label: string;
  fields: readonly [from: MonthField, to: MonthField];
}

export function MonthRange({ label, fields, filter, change, errorOf }: MonthRangeProps) {
  const t = useWords(discoverWords);
  const end = (field: MonthField, words: string) => ({
    label: words,
    month: filter[field],
    onChange: (month: string | undefined) => change({ [field]: month }),
    error: errorOf(field),
  });
  return <Months label={label} from={end(fields[0], t('from'))} to={end(fields[1], t('to'))} />;
}
