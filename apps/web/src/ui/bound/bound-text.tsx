import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../form/field.tsx';
import { TextInput } from '../form/text-input.tsx';
import { type BoundProps, errorOf } from './bound.ts';

type Own = 'form' | 'name' | 'label' | 'hint' | 'required' | 'className';

export function BoundText<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  required,
  className,
  ...rest
}: BoundProps<Values> & Omit<ComponentProps<typeof TextInput>, Own>) {
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      className={className}
      error={errorOf(form, name)}
    >
      <TextInput {...rest} {...form.register(name)} />
    </Field>
  );
}
