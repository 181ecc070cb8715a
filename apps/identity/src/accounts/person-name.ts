import { personName } from '@engawa/contract/auth/schemas';
import type { FieldFault } from '../pages/words.ts';

/** Names of all scripts stay as they were written; line breaks and other controls are no part of one. */
export const tidyName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

export function nameFault(name: string, missing: FieldFault): FieldFault | undefined {
  if (name === '') return missing;
  return personName.safeParse(name).success ? undefined : 'nameLong';
}
