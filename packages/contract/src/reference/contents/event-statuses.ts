import { type IdOf, referenceTable } from '../table.ts';

export const eventStatuses = referenceTable([
  { id: 'public', name: { ja: '公開', en: 'Public' } },
  { id: 'private', name: { ja: '非公開', en: 'Private' } },
  { id: 'draft', name: { ja: '下書き', en: 'Draft' } },
  { id: 'limited', name: { ja: '限定公開', en: 'Limited' } },
]);
export type EventStatusId = IdOf<typeof eventStatuses>;

/** Filter options: 'all' is never stored. */
export const eventStatusFilters = referenceTable([
  { id: 'all', name: { ja: 'すべて', en: 'All' } },
  ...eventStatuses.entries,
]);
export type EventStatusFilterId = IdOf<typeof eventStatusFilters>;
