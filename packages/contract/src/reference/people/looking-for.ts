import { type IdOf, referenceTable } from '../table.ts';

export const lookingFor = referenceTable([
  { id: 'internship', name: { ja: 'インターン', en: 'Internship' } },
  { id: 'full-time', name: { ja: '正社員', en: 'Full-time' } },
  {
    id: 'second-new-graduate',
    name: { ja: '既卒・第二新卒', en: 'Recent graduate (第二新卒・既卒)' },
  },
  { id: 'mid-career', name: { ja: '中途', en: 'Mid-career' } },
]);
export type LookingForId = IdOf<typeof lookingFor>;
