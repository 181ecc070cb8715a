import { type IdOf, referenceTable } from '../table.ts';

export const additionalContentStatuses = referenceTable([
  { id: 'public', name: { ja: '公開', en: 'Public' } },
  { id: 'draft', name: { ja: '下書き', en: 'Draft' } },
  { id: 'private', name: { ja: '非公開', en: 'Private' } },
]);
export type AdditionalContentStatusId = IdOf<typeof additionalContentStatuses>;

/** Filter options: 'all' is never stored. */
export const additionalContentStatusFilters = referenceTable([
  { id: 'all', name: { ja: 'すべて', en: 'All' } },
  ...additionalContentStatuses.entries,
]);
