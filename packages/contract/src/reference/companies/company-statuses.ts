import { referenceTable } from '../table.ts';

/** The spec names the filter "company status" without values; we offer listed or unlisted. */
export const companyStatuses = referenceTable([
  { id: 'listed', name: { ja: '上場', en: 'Listed' } },
  { id: 'unlisted', name: { ja: '非上場', en: 'Not listed' } },
]);
