import { type IdOf, referenceTable } from '../table.ts';

export const industries = referenceTable([
  { id: 1, groupId: 101, name: { ja: 'メーカー', en: 'Manufacturing' } },
  { id: 2, groupId: 102, name: { ja: 'サービス', en: 'Services' } },
  { id: 3, groupId: 103, name: { ja: '商社・コンサル', en: 'Trading and consulting' } },
  { id: 4, groupId: 104, name: { ja: 'マスコミ・メディア', en: 'Media' } },
  { id: 5, groupId: 105, name: { ja: '小売', en: 'Retail' } },
  { id: 6, groupId: 106, name: { ja: 'IT', en: 'IT' } },
  { id: 7, groupId: 107, name: { ja: '金融', en: 'Finance' } },
  { id: 8, groupId: 108, name: { ja: '官公庁・公的機関', en: 'Public sector' } },
]);
export type IndustryId = IdOf<typeof industries>;
