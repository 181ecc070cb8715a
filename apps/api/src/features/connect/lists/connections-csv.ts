import { minuteInJapan } from '@engawa/platform/clock/today';
import type { CsvColumn } from '../../../downloads/csv-file.ts';
import type { PresentedForCompany } from '../connect.present.ts';

type CsvRow = PresentedForCompany & { labelNames: string[] };

export const connectColumns: readonly CsvColumn<CsvRow>[] = [
  { header: { ja: '氏名', en: 'Name' }, of: ({ name }) => name },
  { header: { ja: '氏名（カナ）', en: 'Name in katakana' }, of: ({ nameKana }) => nameKana },
  { header: { ja: '学校', en: 'School' }, of: ({ university }) => university },
  { header: { ja: '卒業年月', en: 'Graduation' }, of: ({ graduation }) => graduation },
  { header: { ja: 'ラベル', en: 'Labels' }, of: ({ labelNames }) => labelNames.join(' / ') },
  { header: { ja: 'メッセージ', en: 'Message' }, of: ({ message }) => message },
  {
    header: { ja: '日時（日本時間）', en: 'Since (Japan time)' },
    of: ({ since }) => since && minuteInJapan(new Date(since)).replace('T', ' '),
  },
];
