import { type IdOf, referenceTable } from '../table.ts';

export const jobTypes = referenceTable([
  { id: 1, name: { ja: 'インターン', en: 'Internship' } },
  { id: 2, name: { ja: '新卒', en: 'New graduate' } },
  { id: 3, name: { ja: '既卒・第二新卒', en: 'Recent graduate' } },
  { id: 99, name: { ja: 'その他', en: 'Other' } },
]);
export type JobTypeId = IdOf<typeof jobTypes>;
