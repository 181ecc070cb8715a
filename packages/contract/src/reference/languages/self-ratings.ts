import { type IdOf, referenceTable } from '../table.ts';

/** Ordered by rank: filters mean "at least". */
export const selfRatings = referenceTable([
  { id: 'native', rank: 5, name: { ja: 'ネイティブ', en: 'Native' } },
  { id: 'fluent', rank: 4, name: { ja: 'ビジネス上級', en: 'Fluent' } },
  { id: 'business', rank: 3, name: { ja: 'ビジネス', en: 'Business' } },
  { id: 'daily-conversation', rank: 2, name: { ja: '日常会話', en: 'Daily conversation' } },
  { id: 'elementary', rank: 1, name: { ja: '初級', en: 'Elementary' } },
]);
export type SelfRatingId = IdOf<typeof selfRatings>;
