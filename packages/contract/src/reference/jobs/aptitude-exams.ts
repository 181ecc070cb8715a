import { referenceTable } from '../table.ts';

export const aptitudeExams = referenceTable([
  { id: 1, name: { ja: 'あり', en: 'Yes' } },
  { id: 2, name: { ja: 'なし', en: 'No' } },
  { id: 3, name: { ja: '性格検査のみ', en: 'Personality test only' } },
]);
