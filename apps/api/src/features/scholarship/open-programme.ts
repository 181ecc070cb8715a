import { fieldMessages } from '@engawa/contract/fields/field-messages';
import { type Language, say } from '@engawa/contract/language';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import { findProgramme, type ProgrammeRow } from './programmes.repo.ts';
import { isOpen } from './scholarship.rules.ts';

/** Refuses to add, change or withdraw entries outside the programme's period. */
export async function openProgramme(tx: Tx, id: string, now: Date): Promise<ProgrammeRow> {
  const programme = found(await findProgramme(tx, id));
  if (!isOpen(programme, now)) refuse('scholarship_closed');
  return programme;
}

export function checkOffered(
  { categories }: ProgrammeRow,
  category: string,
  language: Language,
): void {
  if (categories.some(({ id }) => id === category)) return;
  refuse('invalid_input', { fields: { category: say(fieldMessages.choice, language) } });
}
