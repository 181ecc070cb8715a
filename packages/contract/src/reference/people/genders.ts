import { type IdOf, referenceTable } from '../table.ts';

export const genders = referenceTable([
  { id: 'male', name: { ja: '男性', en: 'Male' } },
  { id: 'female', name: { ja: '女性', en: 'Female' } },
  { id: 'rather-not-say', name: { ja: '回答しない', en: 'Rather not say' } },
]);
export type GenderId = IdOf<typeof genders>;
