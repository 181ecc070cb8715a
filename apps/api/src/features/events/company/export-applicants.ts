import { Readable } from 'node:stream';
import type { exportEventApplicants as endpoint } from '@engawa/contract/events/company';
import { type Localized, say } from '@engawa/contract/language';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import { csvFile } from '../../../downloads/csv-file.ts';
import type { Handler } from '../../../handler.ts';
import { presentApplicants } from '../applications/applicants.present.ts';
import { listApplicants } from '../applications/applicants.repo.ts';
import { applicantColumns } from '../applications/applicants-csv.ts';
import { findListed } from '../events.repo.ts';
import { wordsOf } from '../showing/event-words.ts';
import { eventFileName } from '../showing/file-name.rules.ts';

const applicants: Localized = { ja: '申込者', en: 'applicants' };

export const exportApplicants: Handler<typeof endpoint> = async (call) => {
  const { db, actor, params, language, now } = call;
  const event = found(await findListed(db, actor.companyId, params.id));
  const rows = presentApplicants(await listApplicants(db, actor.companyId, event.id), language);
  const title = wordsOf(event.draft, language)?.title ?? null;
  const name = [title, say(applicants, language), todayInJapan(now).replaceAll('-', '')];
  return {
    stream: Readable.from(csvFile(applicantColumns, rows, language)),
    bytes: undefined,
    mediaType: 'text/csv; charset=utf-8',
    attachment: eventFileName(name, 'csv'),
  };
};
