import { Readable } from 'node:stream';
import type { downloadRecord as endpoint } from '@engawa/contract/applications/record';
import { type Language, type Localized, say } from '@engawa/contract/language';
import { universityName } from '@engawa/contract/reference/universities/university-name';
import { personName } from '@engawa/contract/text/person-name';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Typesetter } from '@engawa/platform/pdf/typesetter';
import type { Db } from '../../../database.ts';
import { type CsvColumn, csvFile } from '../../../downloads/csv-file.ts';
import type { Handler } from '../../../handler.ts';
import { readProfile } from '../../profile/public.ts';
import { readAllApplications } from '../own/read-all-applications.ts';
import { type RecordLine, recordLines } from '../record/record.rules.ts';
import { recordSheet, recordTemplate } from '../record/record-sheet.ts';

const columns: readonly CsvColumn<RecordLine>[] = [
  { header: { ja: '日付', en: 'Date' }, of: ({ date }) => date },
  { header: { ja: '種別', en: 'Kind' }, of: ({ kind }) => kind },
  { header: { ja: '企業', en: 'Company' }, of: ({ company }) => company },
  { header: { ja: '求人・イベント', en: 'Job or event' }, of: ({ what }) => what },
  { header: { ja: '状況', en: 'Status' }, of: ({ status }) => status },
  { header: { ja: '状況の日付', en: 'Since' }, of: ({ since }) => since },
];

const fileName: Localized = { ja: '就職活動記録', en: 'job-hunting-record' };

export const downloadRecord =
  ({ typesetter }: { typesetter: Typesetter }): Handler<typeof endpoint> =>
  async ({ db, actor, params, now, language }) => {
    const me = actor.accountId;
    const today = todayInJapan(now);
    const lines = recordLines(await readAllApplications(db, me), language);
    const attachment = `${say(fileName, language)}_${today.replaceAll('-', '')}.${params.form}`;
    if (params.form === 'csv') {
      return {
        stream: Readable.from(csvFile(columns, lines, language)),
        bytes: undefined,
        mediaType: 'text/csv; charset=utf-8',
        attachment,
      };
    }
    const sheet = recordSheet({ ...(await whoOf(db, me, language)), today, lines }, language);
    const pdf = await typesetter.pdf(recordTemplate, sheet, { by: me });
    return {
      stream: Readable.from([pdf]),
      bytes: pdf.length,
      mediaType: 'application/pdf',
      attachment,
    };
  };

async function whoOf(db: Db, studentId: string, language: Language) {
  const { basic, education } = await readProfile(db, studentId);
  const { university } = education;
  return {
    name: personName(basic),
    university: university ? universityName(university, language) : '',
  };
}
