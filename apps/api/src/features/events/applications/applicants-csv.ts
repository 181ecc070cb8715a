import { setImmediate } from 'node:timers/promises';
import type { Language, Localized } from '@engawa/contract/language';
import { eventApplicationStates } from '@engawa/contract/reference/contents/event-application-states';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { stringify } from 'csv-stringify/sync';
import type { Applicant } from './applicants.present.ts';

interface Column {
  header: Localized;
  of(one: Applicant, language: Language): string | number | null;
}

const columns: readonly Column[] = [
  {
    header: { ja: '状況', en: 'Status' },
    of: ({ state }, language) => eventApplicationStates.byId(state).name[language],
  },
  {
    header: { ja: 'キャンセル待ちの順番', en: 'Place in the waiting list' },
    of: ({ waitingPlace }) => waitingPlace,
  },
  { header: { ja: '氏名', en: 'Name' }, of: ({ name }) => name },
  { header: { ja: '氏名（カナ）', en: 'Name in katakana' }, of: ({ nameKana }) => nameKana },
  { header: { ja: '大学', en: 'University' }, of: ({ university }) => university },
  { header: { ja: '卒業年月', en: 'Graduation' }, of: ({ graduation }) => graduation },
  {
    header: { ja: '申込日時（日本時間）', en: 'Applied at (Japan time)' },
    of: ({ appliedAt }) => minuteInJapan(new Date(appliedAt)).replace('T', ' '),
  },
];

/** No cell that a spreadsheet would run as a formula. */
const form = { quoted: true, escape_formulas: true, record_delimiter: 'windows' } as const;

/** A few milliseconds of work. */
const atOnce = 200;

/** For spreadsheets, which know by its first mark that it is UTF-8. Others are served between its parts. */
export async function* applicantsCsv(
  applicants: readonly Applicant[],
  language: Language,
): AsyncGenerator<string> {
  yield stringify([columns.map(({ header }) => header[language])], { ...form, bom: true });
  for (let at = 0; at < applicants.length; at += atOnce) {
    const part = applicants.slice(at, at + atOnce);
    yield stringify(
      part.map((one) => columns.map(({ of }) => of(one, language))),
      form,
    );
    await setImmediate();
  }
}
