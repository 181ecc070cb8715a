import type { Applicant } from '@engawa/contract/applications/applicant';
import { applicantStatusNames } from '@engawa/contract/applications/status-names';
import { type Localized, nameFor, say } from '@engawa/contract/language';
import { minuteInJapan } from '@engawa/platform/clock/today';
import type { CsvColumn } from '../../../downloads/csv-file.ts';

export interface CsvRow extends Applicant {
  labelName: string | null;
  email: string | null;
  phone: string | null;
}

const unavailable: Localized = { ja: 'やり取りできない学生', en: 'Not available' };

const minute = (at: string | null): string | null =>
  at && minuteInJapan(new Date(at)).replace('T', ' ');

export const applicantColumns: readonly CsvColumn<CsvRow>[] = [
  {
    header: { ja: '氏名', en: 'Name' },
    of: ({ student }, language) => student?.name ?? say(unavailable, language),
  },
  {
    header: { ja: '氏名（カナ）', en: 'Name in katakana' },
    of: ({ student }) => student?.nameKana ?? null,
  },
  { header: { ja: '学校', en: 'School' }, of: ({ student }) => student?.university ?? null },
  {
    header: { ja: '卒業年月', en: 'Graduation' },
    of: ({ student }) => student?.graduation ?? null,
  },
  { header: { ja: 'メール', en: 'Email' }, of: ({ email }) => email },
  { header: { ja: '電話番号', en: 'Phone' }, of: ({ phone }) => phone },
  { header: { ja: '求人', en: 'Job' }, of: ({ job }, language) => nameFor(job.title, language) },
  {
    header: { ja: '紹介元', en: 'Through' },
    of: ({ lentBy }, language) => lentBy && nameFor(lentBy.name, language),
  },
  {
    header: { ja: 'ステータス', en: 'Status' },
    of: ({ status, appliedAt }, language) =>
      say(
        applicantStatusNames[appliedAt === null && status === 'new' ? 'pre-applied' : status],
        language,
      ),
  },
  { header: { ja: 'ラベル', en: 'Label' }, of: ({ labelName }) => labelName },
  { header: { ja: '担当者', en: 'Assigned to' }, of: ({ assignee }) => assignee?.name ?? null },
  // As on the screen: the average is shown once the reader has rated.
  {
    header: { ja: '評価', en: 'Rating' },
    of: ({ averageStars, myStars }) => averageStars ?? myStars,
  },
  {
    header: { ja: '応募日時（日本時間）', en: 'Applied (Japan time)' },
    of: ({ appliedAt }) => minute(appliedAt),
  },
  {
    header: { ja: 'ステータスの変更日時', en: 'Status since' },
    of: ({ statusAt }) => minute(statusAt),
  },
];
