import { type IdOf, referenceTable } from '../table.ts';

export const jobCategories = referenceTable([
  { id: 1, name: { ja: 'ビジネス職', en: 'Business' } },
  { id: 2, name: { ja: 'クリエイティブ職', en: 'Creative' } },
  { id: 3, name: { ja: '技術職', en: 'Tech' } },
  { id: 4, name: { ja: 'その他', en: 'Other' } },
]);
export type JobCategoryId = IdOf<typeof jobCategories>;

export const defaultJobCategoryId: JobCategoryId = 1;
