import { type IdOf, referenceTable } from '../table.ts';

export const lookingFor = referenceTable([
  { id: 'internship', name: { ja: 'インターン', en: 'Internship' } },
  { id: 'full-time', name: { ja: '新卒（正社員）', en: 'New graduate (full-time)' } },
  { id: 'second-new-graduate', name: { ja: '既卒・第二新卒', en: 'Recent graduate' } },
  { id: 'mid-career', name: { ja: '中途', en: 'Mid-career' } },
]);
export type LookingForId = IdOf<typeof lookingFor>;
