import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import { findGeneral } from '../contents/public.ts';
import { findVisibleEvent } from '../events/public.ts';
import { findVisibleJob } from '../jobs/public.ts';
import { findWrittenByOther, isReadable, type Party } from '../messages/public.ts';
import { findCompany } from './reported.repo.ts';
import type { About, Snapshot } from './reports.tables.ts';
import { jobLines, pageLines } from './snapshot.ts';

export interface Reported {
  about: About;
  id: string;
  companyId: string;
  studentId?: string | null;
  snapshot: Snapshot;
}

type OfCompany = Exclude<About, 'message'>;

const publishedGeneral = async (db: Db, companyId: string) =>
  (await findGeneral(db, companyId))?.published ?? null;

/** Blocked and closed companies can be reported too: their existence is no secret. */
export async function readReported(
  db: Db,
  studentId: string,
  { about, id }: { about: OfCompany; id: string },
): Promise<Reported> {
  const { companyId, lines } = await readers[about](db, studentId, id);
  const { name_jp, name_en } = found(await findCompany(db, companyId));
  const company = { jp: name_jp, en: name_en };
  return { about, id, companyId, snapshot: { company, ...lines } };
}

type Lines = Pick<Snapshot, 'jp' | 'en'>;
type Read = (db: Db, studentId: string, id: string) => Promise<{ companyId: string; lines: Lines }>;

const readers: Record<OfCompany, Read> = {
  company: async (db, _studentId, id) => {
    const document = await publishedGeneral(db, id);
    const lines = document ? pageLines({ kind: 'general', document }) : { jp: null, en: null };
    return { companyId: id, lines };
  },
  job: async (db, studentId, id) => {
    const { companyId, published } = found(await findVisibleJob(db, studentId, id));
    return { companyId, lines: jobLines(published, await publishedGeneral(db, companyId)) };
  },
  event: async (db, studentId, id) => {
    const { companyId, published } = found(await findVisibleEvent(db, studentId, id));
    return { companyId, lines: pageLines({ kind: 'event', document: published }) };
  },
};

/** A message of the other side; a deleted one has no text. */
export async function readReportedMessage(db: Db, party: Party, id: string): Promise<Reported> {
  const { threadId, companyId, studentId, ...row } = found(await findWrittenByOther(db, party, id));
  found((await isReadable(db, party, threadId)) || undefined);
  const { name_jp, name_en } = found(await findCompany(db, companyId));
  const message = { text: row.text, files: row.files ?? [], sentAt: row.sentAt.toISOString() };
  return {
    about: 'message',
    id,
    companyId,
    studentId: party.side === 'company' ? studentId : null,
    snapshot: { company: { jp: name_jp, en: name_en }, jp: null, en: null, message },
  };
}
