import { useWords } from '../../../shared/i18n/words.ts';
import { YearMonthInput } from '../../../ui/date/year-month-input.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { discoverWords } from '../words.ts';
import type { MonthField } from './fields.ts';
import type { FilterProps } from './filter-form.tsx';

interface MonthRangeProps extends FilterProps {
  label: string;
  fields: readonly [from: MonthField, to: MonthField];
}

const years = () => {
  const year = new Date().getFullYear();
  return [year - 5, year + 6] as const;
};

/** From one month to another; either end may be open. */
export function MonthRange({ label, fields, filter, change, errorOf }: MonthRangeProps) {
  const t = useWords(discoverWords);
  const [from, to] = fields;
  const words = { [from]: t('from'), [to]: t('to') };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {fields.map((field) => (
        <Field
          key={field}
          kind="group"
          label={<span className="text-sm font-normal">{words[field]}</span>}
          error={errorOf(field)}
        >
          <YearMonthInput
            value={filter[field] ?? ''}
            onChange={(month) => {
              if (month !== (filter[field] ?? '')) change({ [field]: month || undefined });
            }}
            years={years()}
          />
        </Field>
      ))}
    </fieldset>
  );
}
