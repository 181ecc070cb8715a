import type { FieldPath } from 'react-hook-form';
import { useWords } from '../../../../shared/i18n/words.ts';
import { words as editorWords } from '../words.ja.ts';
import type { ContentValues } from './content-values.ts';
import { labelAt, placeOf } from './field-props.ts';
import { firstFault } from './first-fault.ts';
import type { Editor } from './use-content-form.ts';

export function useFirstFault<Values extends ContentValues>({
  form,
  outline,
}: Editor<Values>): string | undefined {
  const t = useWords(editorWords);
  const fault = firstFault(form.formState.errors, (name) =>
    form.getValues(name as FieldPath<Values>),
  );
  const field = fault && labelAt(outline, placeOf(fault.name));
  if (!field) return undefined;
  return fault.empty ? t('state.emptyField', { field }) : t('state.wrongField', { field });
}
