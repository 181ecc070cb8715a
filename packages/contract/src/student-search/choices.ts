import { referenceTable } from '../reference/table.ts';

export const livingPlaces = referenceTable([
  { id: 'japan', name: { ja: '日本国内', en: 'In Japan' } },
  { id: 'abroad', name: { ja: '海外', en: 'Abroad' } },
]);

export const appliedStates = referenceTable([
  { id: 'applied', name: { ja: '応募あり', en: 'Has applied to us' } },
  { id: 'not-applied', name: { ja: '応募なし', en: 'Has not applied to us' } },
]);
