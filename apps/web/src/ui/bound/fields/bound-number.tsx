import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextInput } from '../../form/text-input.tsx';
import { numberFrom } from '../ids.ts';
import type { NumberName } from '../names.ts';
import { BoundField, type BoundProps } from './bound-field.tsx';

interface BoundNumberProps<Values extends FieldValues>
  extends BoundProps<Values, NumberName<Values>> {
  /** 円, 名, 時間. */
  unit?: ReactNode;
  placeholder?: string | undefined;
}

/** A number or blank. Invalid input stays as typed, so that validation can report it. */
export function BoundNumber<Values extends FieldValues>({
  unit,
  placeholder,
  ...field
}: BoundNumberProps<Values>) {
  return (
    <BoundField {...field}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        trail={unit}
        placeholder={placeholder}
        {...field.form.register(field.name, { setValueAs: numberFrom })}
      />
    </BoundField>
  );
}
