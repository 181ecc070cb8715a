import { referenceTable } from '../table.ts';

export const salaryTypes = referenceTable([
  { id: 'annual', name: { ja: '年収', en: 'Annual salary' } },
  { id: 'monthly', name: { ja: '月給', en: 'Monthly salary' } },
  { id: 'hourly', name: { ja: '時給', en: 'Hourly wage' } },
  { id: 'fixed', name: { ja: '固定報酬', en: 'Fixed amount' } },
  { id: 'unpaid', name: { ja: '無給', en: 'Unpaid' } },
  { id: 'others', name: { ja: 'その他', en: 'Other' } },
]);
