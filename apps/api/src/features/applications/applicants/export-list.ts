import { Readable } from 'node:stream';
import { type Language, type Localized, say } from '@engawa/contract/language';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Db } from '../../../database.ts';
import { csvFile } from '../../../downloads/csv-file.ts';
import { listLabels } from '../inside/labels.repo.ts';
import { presentApplicant } from './applicants.present.ts';
import { listAll, type Reader } from './applicants.repo.ts';
import { applicantColumns } from './applicants-csv.ts';
import type { Narrowing } from './narrowing.repo.ts';

interface Exporting {
  db: Db;
  actor: Reader;
  now: Date;
  language: Language;
}

const names: Record<Narrowing['way'], Localized> = {
  here: { ja: '応募者', en: 'applicants' },
  external: { ja: '自社ページの応募者', en: 'applicants-own-page' },
};

export async function exportList({ db, actor, now, language }: Exporting, narrowing: Narrowing) {
  const labels = new Map((await listLabels(db, actor.companyId)).map(({ id, name }) => [id, name]));
  const rows = (await listAll(db, actor, narrowing)).map((row) => {
    const shown = presentApplicant(row, language);
    const sent = shown.student && row.sent;
    return {
      ...shown,
      labelName: shown.label && (labels.get(shown.label) ?? null),
      email: sent?.email ?? null,
      phone: sent?.phone?.number ?? null,
    };
  });
  const day = todayInJapan(now).replaceAll('-', '');
  return {
    stream: Readable.from(csvFile(applicantColumns, rows, language)),
    bytes: undefined,
    mediaType: 'text/csv; charset=utf-8',
    attachment: `${say(names[narrowing.way], language)}_${day}.csv`,
  };
}
