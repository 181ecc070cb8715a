import { type IdOf, referenceTable } from '../table.ts';

/** The four insurances a posting states one by one. */
export const insurances = referenceTable([
  { id: 'health', name: { ja: '健康保険', en: 'Health insurance' } },
  { id: 'pension', name: { ja: '厚生年金', en: 'Employees’ pension' } },
  { id: 'workers-accident', name: { ja: '労災保険', en: 'Workers’ accident insurance' } },
  { id: 'employment', name: { ja: '雇用保険', en: 'Employment insurance' } },
]);
export type InsuranceId = IdOf<typeof insurances>;
