import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextInput } from '../../form/text-input.tsx';
import type { TextName } from '../names.ts';
import { BoundField, type BoundProps } from './bound-field.tsx';

type BoundTextProps<Values extends FieldValues> = BoundProps<Values, TextName<Values>> &
  Omit<ComponentProps<typeof TextInput>, keyof BoundProps<Values>>;

export function BoundText<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  required,
  mark,
  className,
  ...rest
}: BoundTextProps<Values>) {
  return (
    <BoundField {...{ form, name, label, hint, required, mark, className }}>
      <TextInput {...rest} {...form.register(name)} />
    </BoundField>
  );
}
