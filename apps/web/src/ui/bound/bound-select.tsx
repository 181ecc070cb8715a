import type { FieldValues } from 'react-hook-form';
import { Field } from '../form/field.tsx';
import { Select } from '../form/select.tsx';
import { type BoundProps, errorOf, type IdKind, idFrom } from './bound.ts';

interface BoundSelectProps<Values extends FieldValues> extends BoundProps<Values> {
  options: readonly { value: string; label: string }[];
  placeholder?: string | false | undefined;
  ids?: IdKind | undefined;
}

export function BoundSelect<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  required,
  className,
  ids = 'text',
  ...rest
}: BoundSelectProps<Values>) {
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      className={className}
      error={errorOf(form, name)}
    >
      <Select
        {...rest}
        {...form.register(name, {
          setValueAs: (text: string | number) => idFrom(String(text), ids),
        })}
      />
    </Field>
  );
}
