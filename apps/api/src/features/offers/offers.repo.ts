import type { OfferState } from '@engawa/contract/offers/schemas';
import type { Updateable } from 'kysely';
import type { Db, Tables, Tx } from '../../database.ts';
import { sentApplications } from '../applications/applications.query.ts';
import { attachedFiles } from '../files/files.query.ts';
import { type OfferDocument, offerVersion, readOfferDocument } from './terms/document.rules.ts';

const columns = [
  'offer.document',
  'offer.reply_by as replyBy',
  'offer.state',
  'offer.decided_at as decidedAt',
  'offer.reason',
  'offer.more_until as moreUntil',
  'offer.more_text as moreText',
  'offer.more_at as moreAt',
  'offer.made_at as madeAt',
  'offer.has_own_file as hasOwnFile',
  'file.id as fileId',
  'file.name as fileName',
  'file.bytes as fileBytes',
] as const;

const offered = (db: Db) =>
  db
    .selectFrom(sentApplications.as('application'))
    .leftJoin('job_offer as offer', 'offer.application_id', 'application.id')
    .leftJoin(attachedFiles.as('file'), 'file.id', 'offer.file_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .select(['application.id', 'application.status', 'application.company_id as companyId'])
    .select(['application.student_id as studentId', 'application.job_id as jobId'])
    .select(['application.title_jp as titleJp', 'application.title_en as titleEn'])
    .select(['company.name_jp as companyJp', 'company.name_en as companyEn'])
    .select('application.outcome')
    .select(columns);

type Stored = NonNullable<Awaited<ReturnType<ReturnType<typeof offered>['executeTakeFirst']>>>;

const withDocument = ({ document, ...row }: Stored) => ({
  ...row,
  document: document === null ? null : readOfferDocument(document),
});
export type OfferRow = ReturnType<typeof withDocument>;

export async function findForCompany(
  db: Db,
  companyId: string,
  id: string,
): Promise<OfferRow | undefined> {
  const row = await offered(db)
    .where('application.id', '=', id)
    .where('application.company_id', '=', companyId)
    .executeTakeFirst();
  return row && withDocument(row);
}

export async function findForStudent(
  db: Db,
  studentId: string,
  id: string,
): Promise<OfferRow | undefined> {
  const row = await offered(db)
    .where('application.id', '=', id)
    .where('application.student_id', '=', studentId)
    .executeTakeFirst();
  return row && withDocument(row);
}

/** The company's last terms suggest the parts that a posting does not state. */
export async function findLastTerms(db: Db, companyId: string) {
  const row = await db
    .selectFrom('job_offer')
    .select('document')
    .where('company_id', '=', companyId)
    .where('document', 'is not', null)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readOfferDocument(row.document).terms;
}

/** Undefined for an offer without a document. */
export async function findTerms(db: Db, id: string) {
  const row = await db
    .selectFrom('job_offer')
    .select('document')
    .where('application_id', '=', id)
    .where('document', 'is not', null)
    .executeTakeFirst();
  return row && readOfferDocument(row.document).terms;
}

/** The company's own file; null for a typeset document and where no offer was made. */
export async function findFileId(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('job_offer')
    .select('file_id')
    .where('application_id', '=', id)
    .executeTakeFirst();
  return row?.file_id ?? null;
}

/** Offers with a reply date that the student has not answered, the most urgent first. */
export const listToAnswer = (db: Db, studentId: string, most: number) =>
  db
    .selectFrom('job_offer as offer')
    .innerJoin(sentApplications.as('application'), 'application.id', 'offer.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .where('application.student_id', '=', studentId)
    .where('application.status', '=', 'offered')
    .where('offer.state', '=', 'open')
    .where('offer.reply_by', 'is not', null)
    .orderBy('offer.reply_by')
    .orderBy('offer.application_id')
    .select([
      'offer.application_id as id',
      (of) => of.ref('offer.reply_by').$notNull().as('replyBy'),
    ])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .limit(most)
    .execute();

export async function findByApplication(db: Db, id: string): Promise<OfferRow | undefined> {
  const row = await offered(db).where('application.id', '=', id).executeTakeFirst();
  return row && withDocument(row);
}

interface Made {
  id: string;
  companyId: string;
  by: string;
  document: OfferDocument;
  /** The company's own file in place of the typeset document. */
  fileId: string | null;
  remindOn: string | null;
  now: Date;
}

/** Replaces an offer that was undone before the student read it. */
export async function putOffer(tx: Tx, made: Made): Promise<void> {
  const { id, companyId, by, document, fileId, remindOn, now } = made;
  const values = {
    version: offerVersion,
    document: JSON.stringify(document),
    reply_by: document.terms.replyBy,
    made_by: by,
    made_at: now,
    remind_on: remindOn,
    file_id: fileId,
    has_own_file: fileId !== null,
  };
  await tx
    .insertInto('job_offer')
    .values({ application_id: id, company_id: companyId, ...values })
    .onConflict((one) => one.column('application_id').doUpdateSet(values))
    .execute();
}

interface Which {
  id: string;
  companyId: string;
  now: Date;
}

type Change = Partial<
  Pick<
    Updateable<Tables['job_offer']>,
    | 'state'
    | 'reason'
    | 'decided_at'
    | 'reply_by'
    | 'remind_on'
    | 'more_until'
    | 'more_text'
    | 'more_at'
  >
>;

/** An offer without a document, made by a plain outcome, gets its row with the first change. */
async function change(tx: Tx, { id, companyId, now }: Which, values: Change): Promise<void> {
  await tx
    .insertInto('job_offer')
    .values({
      application_id: id,
      company_id: companyId,
      version: offerVersion,
      document: null,
      made_by: null,
      made_at: now,
      ...values,
    })
    .onConflict((one) => one.column('application_id').doUpdateSet(values))
    .execute();
}

export const decide = (
  tx: Tx,
  {
    state,
    reason,
    ...which
  }: Which & { state: Exclude<OfferState, 'open'>; reason: string | null },
): Promise<void> => change(tx, which, { state, reason, decided_at: which.now, remind_on: null });

export const putWish = (
  tx: Tx,
  { until, text, ...which }: Which & { until: string; text: string | null },
): Promise<void> => change(tx, which, { more_until: until, more_text: text, more_at: which.now });

/** Also answers the student's wish for more time. */
export const setReplyBy = (
  tx: Tx,
  { replyBy, remindOn, ...which }: Which & { replyBy: string; remindOn: string | null },
): Promise<void> =>
  change(tx, which, {
    reply_by: replyBy,
    remind_on: remindOn,
    more_until: null,
    more_text: null,
    more_at: null,
  });

const mostListed = 500;

/** Offers that companies withdrew, the latest first. */
export const listWithdrawn = (db: Db) =>
  db
    .selectFrom('job_offer as offer')
    .innerJoin('company', 'company.id', 'offer.company_id')
    .where('offer.state', '=', 'withdrawn')
    .orderBy('offer.decided_at', 'desc')
    .select(['offer.application_id as applicationId', 'offer.company_id as companyId'])
    .select(['company.name_jp as jp', 'company.name_en as en'])
    .select(['offer.decided_at as withdrawnAt', 'offer.reason'])
    .limit(mostListed)
    .execute();
