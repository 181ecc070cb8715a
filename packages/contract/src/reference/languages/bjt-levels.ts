import { type IdOf, referenceTable } from '../table.ts';
import { isPossibleScore } from './language-exams.ts';

/** BJT publishes levels of its own and no CEFR. Highest first. */
export const bjtLevels = referenceTable([
  { id: 'J1+', rank: 6, minScore: 600, name: { ja: 'J1+', en: 'J1+' } },
  { id: 'J1', rank: 5, minScore: 530, name: { ja: 'J1', en: 'J1' } },
  { id: 'J2', rank: 4, minScore: 420, name: { ja: 'J2', en: 'J2' } },
  { id: 'J3', rank: 3, minScore: 320, name: { ja: 'J3', en: 'J3' } },
  { id: 'J4', rank: 2, minScore: 200, name: { ja: 'J4', en: 'J4' } },
  { id: 'J5', rank: 1, minScore: 0, name: { ja: 'J5', en: 'J5' } },
]);
export type BjtLevel = IdOf<typeof bjtLevels>;

export function bjtLevelOf(score: number): BjtLevel | null {
  if (!isPossibleScore('bjt', score)) return null;
  return bjtLevels.entries.find((level) => score >= level.minScore)?.id ?? null;
}
