import { megabyte } from './file-limits.ts';
import { type IdOf, referenceTable } from './table.ts';

export const scholarshipCategories = referenceTable([
  { id: 'research', name: { ja: '研究', en: 'Research' }, winners: 5, prizeYen: 100_000 },
  {
    id: 'extracurriculars',
    name: { ja: '課外活動', en: 'Extracurriculars' },
    winners: 10,
    prizeYen: 100_000,
  },
  {
    id: 'self-starter',
    name: { ja: 'セルフスターター', en: 'Self-starter' },
    winners: 5,
    prizeYen: 100_000,
  },
]);

export const scholarshipRaffle = {
  id: 'raffle',
  name: { ja: '抽選', en: 'Raffle' },
  winners: 200,
  prizeYen: 10_000,
  winnersPerRound: [50, 50, 100],
} as const;

/** At most one entry per category and one for the raffle. */
export const scholarshipEntryKinds = referenceTable([
  ...scholarshipCategories.entries,
  scholarshipRaffle,
]);
export type ScholarshipEntryKindId = IdOf<typeof scholarshipEntryKinds>;

export const scholarshipLimits = {
  maxEntries: 4,
  filesPerEntry: 5,
  writeup: { enWords: 500, jaCharacters: 1000 },
  fileBytes: 100 * megabyte,
} as const;

/** 30 April 2025, 23:59 in Japan. */
export const scholarshipDeadline2025 = '2025-04-30T14:59:00.000Z';
