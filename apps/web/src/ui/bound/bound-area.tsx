import type { FieldValues } from 'react-hook-form';
import { Field } from '../form/field.tsx';
import { TextArea } from '../form/text-area.tsx';
import { type BoundProps, errorOf } from './bound.ts';

interface BoundAreaProps<Values extends FieldValues> extends BoundProps<Values> {
  limit?: number | undefined;
  rows?: number | undefined;
  lang?: string | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
}

export function BoundArea<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  required,
  className,
  ...rest
}: BoundAreaProps<Values>) {
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      className={className}
      error={errorOf(form, name)}
    >
      <TextArea {...rest} {...form.register(name)} />
    </Field>
  );
}
