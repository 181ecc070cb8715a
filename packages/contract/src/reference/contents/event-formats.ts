import { type IdOf, referenceTable } from '../table.ts';

export const eventFormats = referenceTable([
  { id: 'place', name: { ja: '会場', en: 'In person' } },
  { id: 'online', name: { ja: 'オンライン', en: 'Online' } },
  { id: 'both', name: { ja: '会場とオンライン', en: 'In person and online' } },
]);
export type EventFormatId = IdOf<typeof eventFormats>;
