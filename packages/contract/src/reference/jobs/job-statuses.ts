import { type IdOf, referenceTable } from '../table.ts';

export const jobStatuses = referenceTable([
  { id: 1, name: { ja: '募集中', en: 'Open' } },
  { id: 2, name: { ja: '募集終了', en: 'Closed' } },
  { id: 3, name: { ja: '下書き', en: 'Draft' } },
  { id: 4, name: { ja: '限定公開', en: 'Limited' } },
]);
export type JobStatusId = IdOf<typeof jobStatuses>;

/** Filter options: 0 is never stored. */
export const jobStatusFilters = referenceTable([
  { id: 0, name: { ja: 'すべて', en: 'All' } },
  ...jobStatuses.entries,
]);
