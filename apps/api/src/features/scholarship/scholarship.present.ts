import { presentFile } from '../files/public.ts';
import type { EntryRow } from './entries/entries.repo.ts';
import type { ProgrammeRow } from './programmes.repo.ts';
import { isOpen } from './scholarship.rules.ts';

export const presentEntry = (row: EntryRow) => ({
  id: row.id,
  version: row.version,
  category: row.category,
  title: row.title,
  writeup: row.writeup,
  files: row.files.map(presentFile),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentProgramme = (row: ProgrammeRow, entries: readonly EntryRow[], now: Date) => ({
  id: row.id,
  name: { ja: row.nameJa, en: row.nameEn },
  opensAt: row.opensAt.toISOString(),
  deadline: row.deadline.toISOString(),
  isOpen: isOpen(row, now),
  categories: row.categories.map(({ winnersPerRound, ...category }) => ({
    ...category,
    ...(winnersPerRound && { winnersPerRound }),
  })),
  entries: entries.filter((entry) => entry.programmeId === row.id).map(presentEntry),
});
