import { type IdOf, referenceTable } from '../table.ts';

/** The four insurances a posting states one by one. */
export const insurances = referenceTable([
  { id: 'health', name: { ja: '健康保険', en: 'Health insurance' } },
  { id: 'pension', name: { ja: '厚生年金', en: 'Employees’ pension' } },
  { id: 'workers-accident', name: { ja: '労災保険', en: 'Workers’ accident insurance' } },
  { id: 'employment', name: { ja: '雇用保険', en: 'Employment insurance' } },
]);
export type InsuranceId = IdOf<typeof insurances>;

/** What must be said once wages include fixed overtime pay. */
export const fixedOvertimeDetails = referenceTable([
  { id: 'base-pay', name: { ja: '固定残業代を除いた基本給', en: 'Base pay without it' } },
  { id: 'hours', name: { ja: '固定残業の時間数', en: 'Hours it covers' } },
  { id: 'amount', name: { ja: '固定残業代の金額', en: 'Amount' } },
  {
    id: 'excess-paid',
    name: { ja: '超過分は追加で支給すること', en: 'That hours beyond it are paid in addition' },
  },
]);
export type FixedOvertimeDetailId = IdOf<typeof fixedOvertimeDetails>;
