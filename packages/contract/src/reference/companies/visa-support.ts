import { referenceTable } from '../table.ts';

export const visaSupport = referenceTable([
  { id: 'yes', name: { ja: 'あり（手続き・費用とも会社が支援）', en: 'Yes: procedure and fees' } },
  { id: 'partly', name: { ja: '一部あり（書類の準備を支援）', en: 'Partly: documents' } },
  { id: 'no', name: { ja: 'なし', en: 'No' } },
]);
