import { useWords } from '../../shared/i18n/words.ts';
import { MonthRange } from '../date/month-range.tsx';
import type { ControlProps } from './filter-looks.ts';
import { words as filterWords } from './words.ja.ts';

interface MonthControlProps<From extends string, To extends string>
  extends ControlProps<{ [Name in From | To]?: string | undefined }> {
  label: string;
  fields: readonly [from: From, to: To];
}

export function MonthControl<From extends string, To extends string>({
  label,
  fields: [from, to],
  filter,
  change,
  errorOf,
}: MonthControlProps<From, To>) {
  const t = useWords(filterWords);
  const end = (field: From | To, words: string) => ({
    label: words,
    month: filter[field],
    onChange: (month: string | undefined) =>
      change({ [field]: month } as { [Name in From | To]?: string | undefined }),
    error: errorOf(field),
  });
  return <MonthRange label={label} from={end(from, t('from'))} to={end(to, t('to'))} />;
}
