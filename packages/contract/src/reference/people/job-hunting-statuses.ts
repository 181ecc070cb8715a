import { type IdOf, referenceTable } from '../table.ts';

export const occupations = referenceTable([
  { id: 'student', name: { ja: '学生', en: 'Student' } },
  { id: 'working', name: { ja: '社会人', en: 'Working' } },
]);
export type OccupationId = IdOf<typeof occupations>;

export const jobHuntingStatuses = referenceTable([
  { id: 'looking', name: { ja: '仕事を探しています', en: 'Looking for a job' } },
  { id: 'not-looking', name: { ja: '今は探していません', en: 'Not looking now' } },
]);
export type JobHuntingStatusId = IdOf<typeof jobHuntingStatuses>;
