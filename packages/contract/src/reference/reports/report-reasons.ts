import { type IdOf, referenceTable } from '../table.ts';

export const reportReasons = referenceTable([
  { id: 'fraud', name: { ja: '詐欺・事実と異なる内容', en: 'Fraud or false information' } },
  { id: 'harassment', name: { ja: 'ハラスメント・嫌がらせ', en: 'Harassment' } },
  { id: 'discrimination', name: { ja: '差別的な内容', en: 'Discrimination' } },
  { id: 'spam', name: { ja: '宣伝・迷惑行為', en: 'Spam or advertising' } },
  { id: 'other', name: { ja: 'その他', en: 'Something else' } },
]);
export type ReportReasonId = IdOf<typeof reportReasons>;
