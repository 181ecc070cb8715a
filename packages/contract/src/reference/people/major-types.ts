import { type IdOf, referenceTable } from '../table.ts';

export const majorTypes = referenceTable([
  { id: 'humanities', name: { ja: '文系', en: 'Humanities and social sciences' } },
  { id: 'science', name: { ja: '理系', en: 'Science and engineering' } },
  { id: 'others', name: { ja: '文理融合・その他', en: 'Interdisciplinary / other' } },
]);
export type MajorTypeId = IdOf<typeof majorTypes>;
