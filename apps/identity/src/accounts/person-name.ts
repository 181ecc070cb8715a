import { newPersonName } from '@engawa/contract/auth/schemas';
import { normaliseName, whyNotName } from '@engawa/contract/names/name-rule';
import type { FieldFault } from '../pages/words.ts';

/** Control characters become spaces; names in all scripts stay as written. */
export const tidyName = (text: string): string => normaliseName(text.replace(/\p{Cc}+/gu, ' '));

export function nameFault(name: string, missing: FieldFault): FieldFault | undefined {
  if (name === '') return missing;
  if (newPersonName.safeParse(name).success) return undefined;
  return whyNotName(name) ? 'nameRefused' : 'nameLong';
}
