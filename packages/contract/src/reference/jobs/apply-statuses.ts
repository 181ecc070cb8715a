import { type IdOf, referenceTable } from '../table.ts';

/** Pre-applied: noted here, still to be finished on the company's own site. */
export const applyStatuses = referenceTable([
  { id: 'not-applied', name: { ja: '未応募', en: 'Not applied' } },
  { id: 'pre-applied', name: { ja: '仮応募', en: 'Pre-applied' } },
  { id: 'applied', name: { ja: '応募済み', en: 'Applied' } },
]);
export type ApplyStatusId = IdOf<typeof applyStatuses>;
