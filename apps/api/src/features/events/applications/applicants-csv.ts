import { say } from '@engawa/contract/language';
import { eventApplicationStates } from '@engawa/contract/reference/contents/event-application-states';
import { minuteInJapan } from '@engawa/platform/clock/today';
import type { CsvColumn } from '../../../downloads/csv-file.ts';
import type { Applicant } from './applicants.present.ts';

export const applicantColumns: readonly CsvColumn<Applicant>[] = [
  {
    header: { ja: '状況', en: 'Status' },
    of: ({ state }, language) => say(eventApplicationStates.byId(state).name, language),
  },
  {
    header: { ja: 'キャンセル待ちの順番', en: 'Place in the waiting list' },
    of: ({ waitingPlace }) => waitingPlace,
  },
  { header: { ja: '氏名', en: 'Name' }, of: ({ name }) => name },
  { header: { ja: '氏名（カナ）', en: 'Name in katakana' }, of: ({ nameKana }) => nameKana },
  { header: { ja: '学校', en: 'School' }, of: ({ university }) => university },
  { header: { ja: '卒業年月', en: 'Graduation' }, of: ({ graduation }) => graduation },
  {
    header: { ja: '申込日時（日本時間）', en: 'Applied at (Japan time)' },
    of: ({ appliedAt }) => minuteInJapan(new Date(appliedAt)).replace('T', ' '),
  },
];
