import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure, SessionOver } from '../api/failures/api-failure.ts';

/**
 * Puts the server's field errors beside the fields and the cursor into the first. Returns what has
 * no field of its own on this form, to be said above it; undefined when every word found its place.
 */
export function showFailure<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  failure: unknown,
): string | undefined {
  // That a session is over is said once, by whoever found out.
  if (!(failure instanceof ApiFailure) || failure instanceof SessionOver) return undefined;
  const entries = Object.entries(failure.fields);
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
