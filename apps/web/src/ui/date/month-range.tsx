import { Field } from '../form/field.tsx';
import { YearMonthInput } from './year-month-input.tsx';

interface MonthEnd {
  label: string;
  month: string | undefined;
  onChange: (month: string | undefined) => void;
  error?: string | undefined;
}

interface MonthRangeProps {
  label: string;
  from: MonthEnd;
  to: MonthEnd;
}

const years = () => {
  const year = new Date().getFullYear();
  return [year - 5, year + 6] as const;
};

export function MonthRange({ label, from, to }: MonthRangeProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {[from, to].map((end) => (
        <Field
          key={end.label}
          kind="group"
          label={<span className="text-sm font-normal">{end.label}</span>}
          error={end.error}
        >
          <YearMonthInput
            value={end.month ?? ''}
            onChange={(month) => {
              if (month !== (end.month ?? '')) end.onChange(month || undefined);
            }}
            years={years()}
          />
        </Field>
      ))}
    </fieldset>
  );
}
