import type { Db } from '../../database.ts';
import { listEntries } from './entries/entries.repo.ts';
import { listProgrammes } from './programmes.repo.ts';
import { presentProgramme } from './scholarship.present.ts';

export async function readScholarship(db: Db, studentId: string, now: Date) {
  const [programmes, entries] = await Promise.all([listProgrammes(db), listEntries(db, studentId)]);
  return programmes.map((programme) => presentProgramme(programme, entries, now));
}
