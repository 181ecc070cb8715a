import { type IdOf, referenceTable } from '../table.ts';

/** Scores run 0 to 100. A score below 50 alone is not enough for discover: it asks for a signal. */
export const targetGroups = referenceTable([
  {
    id: 1,
    name: { ja: 'ハイ', en: 'High' },
    minScore: 75,
    maxScore: 100,
    needsSignal: false,
  },
  {
    id: 2,
    name: { ja: 'ミドル', en: 'Middle' },
    minScore: 50,
    maxScore: 74,
    needsSignal: false,
  },
  {
    id: 3,
    name: { ja: 'ディスカバー', en: 'Discover' },
    minScore: 0,
    maxScore: 49,
    needsSignal: true,
  },
]);
export type TargetGroupId = IdOf<typeof targetGroups>;
