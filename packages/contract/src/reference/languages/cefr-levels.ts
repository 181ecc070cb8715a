import { type IdOf, referenceTable } from '../table.ts';

export const cefrLevels = referenceTable([
  { id: 'A1', rank: 1, name: { ja: 'A1', en: 'A1' } },
  { id: 'A2', rank: 2, name: { ja: 'A2', en: 'A2' } },
  { id: 'B1', rank: 3, name: { ja: 'B1', en: 'B1' } },
  { id: 'B2', rank: 4, name: { ja: 'B2', en: 'B2' } },
  { id: 'C1', rank: 5, name: { ja: 'C1', en: 'C1' } },
  { id: 'C2', rank: 6, name: { ja: 'C2', en: 'C2' } },
]);
export type CefrLevel = IdOf<typeof cefrLevels>;

/** Filters on language always mean "at least". */
export function isAtLeast(level: CefrLevel, wanted: CefrLevel): boolean {
  return cefrLevels.byId(level).rank >= cefrLevels.byId(wanted).rank;
}
