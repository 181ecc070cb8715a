import { type IdOf, referenceTable } from '../table.ts';

export const degreeTypes = referenceTable([
  { id: 'bachelor', name: { ja: '学士', en: 'Bachelor’s' } },
  { id: 'master', name: { ja: '修士', en: 'Master’s' } },
  { id: 'doctoral', name: { ja: '博士', en: 'Doctoral' } },
]);
export type DegreeTypeId = IdOf<typeof degreeTypes>;
