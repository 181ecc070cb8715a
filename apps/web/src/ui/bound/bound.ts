import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What every control of a react-hook-form takes: the form, the field's name and its label. */
export interface BoundProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** The message beside the field, wherever in the values it lies. */
export const errorOf = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
): string | undefined => form.getFieldState(name, form.formState).error?.message;

/** Ids of reference tables are texts or numbers; a list knows only texts. */
export type IdKind = 'text' | 'number';

export const idFrom = (text: string, kind: IdKind): string | number =>
  kind === 'number' && text !== '' ? Number(text) : text;
