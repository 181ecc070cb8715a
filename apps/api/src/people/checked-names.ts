import { fieldMessages } from '@engawa/contract/fields/field-messages';
import { type Language, say } from '@engawa/contract/language';
import { newName } from '@engawa/contract/names/name-rule';
import { refuse } from '@engawa/platform/errors/refusal';

interface Change<N extends string | null> {
  stored: string | null | undefined;
  given: N;
}

/**
 * Names to store, by field. New names must follow the name rule; names stored under an older rule
 * may stay, so that other fields can be saved.
 */
export function checkedNames<Names extends Record<string, string | null>>(
  changes: { [K in keyof Names]: Change<Names[K]> },
  language: Language,
): Names {
  const names: Record<string, string | null> = {};
  const fields: Record<string, string> = {};
  for (const [field, { stored, given }] of Object.entries<Change<string | null>>(changes)) {
    const { name, fault } =
      given === null ? { name: null, fault: undefined } : newName(stored, given);
    names[field] = name;
    if (fault) fields[field] = say(fieldMessages[fault], language);
  }
  if (Object.keys(fields).length > 0) refuse('invalid_input', { fields });
  return names as Names;
}
