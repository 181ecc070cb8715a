import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from '../../form/field.tsx';

export interface BoundProps<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
> {
  form: UseFormReturn<Values>;
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  mark?: string | undefined;
  className?: string | undefined;
}

interface BoundFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  kind?: 'control' | 'group' | 'radiogroup';
  children: ReactNode;
}

/** A field that shows its error from the form state, however deep it is nested. */
export function BoundField<Values extends FieldValues>({
  form,
  name,
  ...field
}: BoundFieldProps<Values>) {
  return (
    <Field {...field} name={name} error={form.getFieldState(name, form.formState).error?.message} />
  );
}
