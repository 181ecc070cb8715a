import type { Language } from '@engawa/contract/language';
import type { SavedPerson, SaveList, ShownTo } from '@engawa/contract/save-lists/schemas';
import { presentStudentCard } from '../../people/student-card.present.ts';
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

export function presentPerson(
  row: PersonRow,
  { now, language }: { now: Date; language: Language },
): SavedPerson {
  return {
    ...presentStudentCard(row, language),
    open: row.live === true,
    connect: connectStateForCompany(row, now),
    threadId: row.threadId,
    note: row.note,
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedBy,
  };
}
