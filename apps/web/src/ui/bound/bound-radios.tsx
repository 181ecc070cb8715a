import type { FieldValues } from 'react-hook-form';
import { Field } from '../form/field.tsx';
import { RadioGroup } from '../form/radio-group.tsx';
import { type BoundProps, errorOf } from './bound.ts';

interface BoundRadiosProps<Values extends FieldValues> extends BoundProps<Values> {
  options: readonly { value: string; label: string; hint?: string }[];
  layout?: 'column' | 'row' | undefined;
}

export function BoundRadios<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  required,
  className,
  ...rest
}: BoundRadiosProps<Values>) {
  return (
    <Field
      kind="radiogroup"
      label={label}
      hint={hint}
      required={required}
      className={className}
      error={errorOf(form, name)}
    >
      <RadioGroup {...rest} {...form.register(name)} />
    </Field>
  );
}
