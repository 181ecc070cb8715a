import type { Db, Tx } from '../../../database.ts';
import { contentsOf } from '../../contents/contents.query.ts';
import { readDocument } from '../../contents/public.ts';
import { openStatuses } from '../status/job-status.rules.ts';

const open = (db: Db) =>
  db
    .selectFrom('job_posting as posting')
    .innerJoin(contentsOf('job').as('content'), 'content.id', 'posting.id')
    .where('posting.status', 'in', openStatuses);

export const listPastDeadline = (db: Db, today: string, most: number) =>
  open(db)
    .select('posting.id')
    .where('posting.closes_on', '<', today)
    .orderBy('posting.closes_on')
    .limit(most)
    .execute();

/** Open jobs with an approaching deadline, of which the company was not notified for this date. */
export const listClosingSoon = (db: Db, today: string, until: string, most: number) =>
  open(db)
    .select('posting.id')
    .where('posting.closes_on', '>=', today)
    .where('posting.closes_on', '<=', until)
    .whereRef('posting.closing_told_for', 'is distinct from', 'posting.closes_on')
    .orderBy('posting.closes_on')
    .limit(most)
    .execute();

/** Locks the job; undefined if it is not open any more. */
export async function lockClosing(tx: Tx, id: string) {
  const row = await open(tx)
    .innerJoin('company', 'company.id', 'content.company_id')
    .select(['company.name_jp', 'company.name_en', 'company.verified_at'])
    .select(['posting.id', 'content.company_id as companyId', 'content.published'])
    .select(['posting.closes_on as closesOn', 'posting.closing_told_for as notifiedFor'])
    .where('posting.id', '=', id)
    .forUpdate('content')
    .executeTakeFirst();
  if (!row?.published || row.closesOn === null) return undefined;
  const { published, closesOn, name_jp: jp, name_en: en, verified_at, ...rest } = row;
  // Notifications do not quote unverified companies.
  const company = verified_at ? { jp, en } : null;
  return { ...rest, company, closesOn, job: readDocument('job')(published) };
}

export type ClosingJob = NonNullable<Awaited<ReturnType<typeof lockClosing>>>;

export async function markNotified(tx: Tx, { id, closesOn }: ClosingJob): Promise<void> {
  await tx
    .updateTable('job_posting')
    .set({ closing_told_for: closesOn })
    .where('id', '=', id)
    .execute();
}
