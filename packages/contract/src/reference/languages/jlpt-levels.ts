import { type IdOf, referenceTable } from '../table.ts';

export const jlptLevels = referenceTable([
  { id: 'N1', rank: 5, name: { ja: 'N1', en: 'N1' } },
  { id: 'N2', rank: 4, name: { ja: 'N2', en: 'N2' } },
  { id: 'N3', rank: 3, name: { ja: 'N3', en: 'N3' } },
  { id: 'N4', rank: 2, name: { ja: 'N4', en: 'N4' } },
  { id: 'N5', rank: 1, name: { ja: 'N5', en: 'N5' } },
]);
export type JlptLevel = IdOf<typeof jlptLevels>;
