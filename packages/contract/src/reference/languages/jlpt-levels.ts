import { type IdOf, referenceTable } from '../table.ts';

/** `pass`: the lowest score, of 180, that passes. */
export const jlptLevels = referenceTable([
  { id: 'N1', rank: 5, pass: 100, name: { ja: 'N1', en: 'N1' } },
  { id: 'N2', rank: 4, pass: 90, name: { ja: 'N2', en: 'N2' } },
  { id: 'N3', rank: 3, pass: 95, name: { ja: 'N3', en: 'N3' } },
  { id: 'N4', rank: 2, pass: 90, name: { ja: 'N4', en: 'N4' } },
  { id: 'N5', rank: 1, pass: 80, name: { ja: 'N5', en: 'N5' } },
]);
export type JlptLevel = IdOf<typeof jlptLevels>;

export const lowestPass = (level: JlptLevel): number => jlptLevels.byId(level).pass;
