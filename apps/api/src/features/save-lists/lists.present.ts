import type { Language } from '@engawa/contract/language';
import { personName } from '@engawa/contract/person-name';
import type { SavedPerson, SaveList, ShownTo } from '@engawa/contract/save-lists/schemas';
import { presentStudentCard } from '../../student-card.present.ts';
import { connectStateForCompany } from '../connect/public.ts';
import type { SaveListRow } from './lists.repo.ts';
import type { PersonRow } from './people.repo.ts';

export const presentList = (
  { id, name, students, createdAt, lastSavedAt }: SaveListRow,
  shown: ReadonlyMap<string, ShownTo[]>,
): SaveList => ({
  id,
  name,
  students: students ?? 0,
  createdAt: createdAt.toISOString(),
  lastSavedAt: lastSavedAt?.toISOString() ?? null,
  shows: shown.get(id) ?? [],
});

/** Of whoever no longer looks for a job nothing is told that the company does not know already. */
const closed = { nameKana: null, university: null, graduation: null, pictureUrl: null };

export function presentPerson(
  row: PersonRow,
  { now, language }: { now: Date; language: Language },
): SavedPerson {
  const name = personName(row.first_name, row.last_name);
  return {
    ...(row.open ? presentStudentCard(row, language) : { studentId: row.id, name, ...closed }),
    open: row.open === true,
    connect: connectStateForCompany(row, now),
    threadId: row.threadId,
    note: row.note,
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedBy,
  };
}
