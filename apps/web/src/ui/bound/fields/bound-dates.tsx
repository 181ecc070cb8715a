import { Controller, type FieldValues } from 'react-hook-form';
import { DateInput } from '../../date/date-input.tsx';
import { YearMonthInput } from '../../date/year-month-input.tsx';
import type { TextName } from '../names.ts';
import { BoundField, type BoundProps } from './bound-field.tsx';

interface BoundMonthProps<Values extends FieldValues> extends BoundProps<Values, TextName<Values>> {
  years: readonly [first: number, last: number];
  disabled?: boolean | undefined;
}

interface BoundDayProps<Values extends FieldValues> extends BoundMonthProps<Values> {
  /** Lets the browser fill in the person's birthday. */
  birthday?: boolean | undefined;
}

export function BoundDay<Values extends FieldValues>({
  years,
  birthday,
  disabled,
  ...bound
}: BoundDayProps<Values>) {
  return (
    <BoundField kind="group" {...bound}>
      <Controller
        control={bound.form.control}
        name={bound.name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <DateInput {...{ value, onChange, onBlur, ref, years, birthday, disabled }} />
        )}
      />
    </BoundField>
  );
}

export function BoundMonth<Values extends FieldValues>({
  years,
  disabled,
  ...bound
}: BoundMonthProps<Values>) {
  return (
    <BoundField kind="group" {...bound}>
      <Controller
        control={bound.form.control}
        name={bound.name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <YearMonthInput {...{ value, onChange, onBlur, ref, years, disabled }} />
        )}
      />
    </BoundField>
  );
}
