import { referenceTable } from '../table.ts';

export const applyPages = referenceTable([
  { id: 'internal', name: { ja: 'このサイトで応募を受ける', en: 'Applications here' } },
  { id: 'external', name: { ja: '自社の応募ページを使う', en: 'Our own application page' } },
]);
