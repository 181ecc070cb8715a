import { referenceTable } from '../table.ts';

export const officeTabs = referenceTable([
  { id: 'domestic', name: { ja: '国内', en: 'In Japan' } },
  { id: 'overseas', name: { ja: '海外', en: 'Abroad' } },
]);
