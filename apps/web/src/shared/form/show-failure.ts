import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure, SessionOver } from '../api/failures/api-failure.ts';

/**
 * Shows the server's field errors at their fields and focuses the first. Returns messages without a
 * field on this form, to show above it; undefined if there are none.
 */
export function showFailure<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  failure: unknown,
): string | undefined {
  // An expired session is reported once, by the code that noticed it.
  if (!(failure instanceof ApiFailure) || failure instanceof SessionOver) return undefined;
  const entries = Object.entries(failure.fields).map(
    ([name, message]) => [fieldOf(form, name), message] as const,
  );
  const known = entries.filter(([name]) => form.getValues(name as FieldPath<Values>) !== undefined);
  known.forEach(([name, message], index) =>
    form.setError(
      name as FieldPath<Values>,
      { type: 'server', message },
      { shouldFocus: index === 0 },
    ),
  );
  if (known.length > 0 && known.length === entries.length) return undefined;
  return failure.message;
}

/** A text field that holds a list, one item per line, shows the error of each item. */
function fieldOf<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues'>,
  name: string,
): string {
  const list = name.replace(/\.\d+$/, '');
  return typeof form.getValues(list as FieldPath<Values>) === 'string' ? list : name;
}
