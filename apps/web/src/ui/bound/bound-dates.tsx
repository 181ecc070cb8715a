import { Controller, type FieldValues } from 'react-hook-form';
import { DateInput } from '../date/date-input.tsx';
import { YearMonthInput } from '../date/year-month-input.tsx';
import { Field } from '../form/field.tsx';
import { type BoundProps, errorOf } from './bound.ts';

interface BoundMonthProps<Values extends FieldValues> extends BoundProps<Values> {
  years: readonly [first: number, last: number];
  disabled?: boolean | undefined;
}

interface BoundDayProps<Values extends FieldValues> extends BoundMonthProps<Values> {
  /** Lets the browser fill in the person's own birthday. */
  birthday?: boolean | undefined;
}

/** A day, 'YYYY-MM-DD'. */
export function BoundDay<Values extends FieldValues>({
  form,
  name,
  years,
  birthday,
  disabled,
  ...field
}: BoundDayProps<Values>) {
  return (
    <Field kind="group" {...field} error={errorOf(form, name)}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <DateInput {...{ value, onChange, onBlur, ref, years, birthday, disabled }} />
        )}
      />
    </Field>
  );
}

/** A month, 'YYYY-MM'. */
export function BoundMonth<Values extends FieldValues>({
  form,
  name,
  years,
  disabled,
  ...field
}: BoundMonthProps<Values>) {
  return (
    <Field kind="group" {...field} error={errorOf(form, name)}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <YearMonthInput {...{ value, onChange, onBlur, ref, years, disabled }} />
        )}
      />
    </Field>
  );
}
