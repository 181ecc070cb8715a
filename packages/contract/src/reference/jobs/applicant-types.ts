import { referenceTable } from '../table.ts';

export const applicantTypes = referenceTable([
  { id: 1, name: { ja: 'インターン', en: 'Interns' } },
  { id: 2, name: { ja: '新卒', en: 'New graduates' } },
  { id: 3, name: { ja: 'インターンと新卒の両方', en: 'Both interns and new graduates' } },
]);
