import type { fieldsOf } from '@engawa/contract/fields/field-messages';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { language } from '../i18n/language.ts';
import { nestErrors } from './nest-errors.ts';

type Issues = Parameters<typeof fieldsOf>[0];

export interface FormSchema {
  safeParse(
    value: unknown,
    options: { reportInput: boolean },
  ): { success: true } | { success: false; error: { issues: Issues } };
}

/**
 * Validates a form with the server's schema and messages. The schema loads with the first submit,
 * because viewing a form does not need it.
 */
export function schemaResolver<Values extends FieldValues>(
  loadSchema: () => Promise<FormSchema>,
  bodyOf: (values: Values) => unknown,
): Resolver<Values> {
  return async (values) => {
    const [schema, { fieldsOf: wordsOf }] = await Promise.all([
      loadSchema(),
      import('@engawa/contract/fields/field-messages'),
    ]);
    const read = schema.safeParse(bodyOf(values), { reportInput: true });
    if (read.success) return { values, errors: {} };
    const errors = nestErrors(wordsOf(read.error.issues, language));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
