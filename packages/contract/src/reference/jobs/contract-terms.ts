import { referenceTable } from '../table.ts';

export const contractTerms = referenceTable([
  { id: 'permanent', name: { ja: '期間の定めなし', en: 'No fixed term' } },
  { id: 'fixed', name: { ja: '期間の定めあり', en: 'Fixed term' } },
]);
