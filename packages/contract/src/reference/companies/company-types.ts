import { referenceTable } from '../table.ts';

/** The spec names the filter "company type" without values; we offer the kind of owner. */
export const companyTypes = referenceTable([
  { id: 'japanese', name: { ja: '日系企業', en: 'Japanese company' } },
  { id: 'foreign', name: { ja: '外資系企業', en: 'Foreign-owned company' } },
  { id: 'public', name: { ja: '公的機関・団体', en: 'Public body or association' } },
]);
