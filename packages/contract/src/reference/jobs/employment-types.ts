import { type IdOf, referenceTable } from '../table.ts';

export const employmentTypes = referenceTable([
  { id: 'internship', name: { ja: 'インターン', en: 'Internship' } },
  { id: 'full-time', name: { ja: '正社員', en: 'Full-time' } },
  { id: 'contract', name: { ja: '契約社員', en: 'Fixed-term' } },
  { id: 'part-time', name: { ja: 'パート・アルバイト', en: 'Part-time' } },
  { id: 'subcontract', name: { ja: '業務委託', en: 'Subcontract' } },
  { id: 'others', name: { ja: 'その他', en: 'Other' } },
]);
export type EmploymentTypeId = IdOf<typeof employmentTypes>;
