import type { SavedPerson } from '@engawa/contract/save-lists/schemas';
import { minuteInJapan } from '@engawa/platform/clock/today';
import type { CsvColumn } from '../../downloads/csv-file.ts';

export const listColumns: readonly CsvColumn<SavedPerson>[] = [
  { header: { ja: '氏名', en: 'Name' }, of: ({ name }) => name },
  { header: { ja: '氏名（カナ）', en: 'Name in katakana' }, of: ({ nameKana }) => nameKana },
  { header: { ja: '学校', en: 'School' }, of: ({ university }) => university },
  { header: { ja: '卒業年月', en: 'Graduation' }, of: ({ graduation }) => graduation },
  { header: { ja: 'メモ', en: 'Note' }, of: ({ note }) => note },
  { header: { ja: '保存した人', en: 'Saved by' }, of: ({ savedBy }) => savedBy },
  {
    header: { ja: '保存日時（日本時間）', en: 'Saved (Japan time)' },
    of: ({ savedAt }) => minuteInJapan(new Date(savedAt)).replace('T', ' '),
  },
];
