import type { JobStatusId } from '@engawa/contract/reference/jobs/job-statuses';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { hasChanges, mentions, nameInCharge } from '../contents/contents.query.ts';
import { isAfterCursor, microsecondsOf, placeText, readDocument } from '../contents/public.ts';
import { jobs as allJobs } from './jobs.query.ts';

const changedAt = sql<Date>`greatest(content.updated_at, content.status_changed_at)`;

const place = microsecondsOf(changedAt);

const jobs = (db: Db, companyId: string) =>
  db.selectFrom(allJobs.as('content')).where('content.company_id', '=', companyId);

const listed = (db: Db, companyId: string) =>
  jobs(db, companyId)
    .select(['content.id', 'content.draft', 'content.published_at as publishedAt'])
    .select(['content.status', changedAt.as('changedAt'), hasChanges.as('hasChanges')])
    .select([placeText(place).as('place'), nameInCharge.as('inCharge')])
    .select((of) =>
      of
        .selectFrom('job_share')
        .whereRef('job_share.job_id', '=', 'content.id')
        .select((share) => share.fn.countAll<number>().as('count'))
        .as('sharedWith'),
    );

type StoredRow = NonNullable<Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirst']>>>;

const readListed = (row: StoredRow) => ({ ...row, draft: readDocument('job')(row.draft) });

export type ListedJobRow = ReturnType<typeof readListed>;

interface Filter {
  status: JobStatusId | undefined;
  word: string | undefined;
}

const searched = ['position', 'businessContent'];

/** Reads one row more than a page, which shows whether there is a next page. */
export async function listRows(
  db: Db,
  companyId: string,
  { status, word, cursor, most }: Filter & { cursor: string | undefined; most: number },
) {
  let page = jobs(db, companyId).select('content.id');
  if (status !== undefined) page = page.where('content.status', '=', status);
  if (word) page = page.where(mentions(word, searched));
  if (cursor !== undefined) page = page.where(isAfterCursor(cursor, place, 'desc'));
  page = page
    .orderBy(changedAt, 'desc')
    .orderBy('content.id', 'desc')
    .limit(most + 1);
  // The page is selected first: comparing draft and published copy reads both documents.
  const rows = await listed(db, companyId)
    .where('content.id', 'in', page)
    .orderBy(changedAt, 'desc')
    .orderBy('content.id', 'desc')
    .execute();
  return rows.map(readListed);
}

export const countByStatus = (db: Db, companyId: string, word: string | undefined) => {
  const query = jobs(db, companyId);
  return (word ? query.where(mentions(word, searched)) : query)
    .groupBy('content.status')
    .select(['content.status', (of) => of.fn.countAll<number>().as('count')])
    .execute();
};

export async function findListed(
  db: Db,
  companyId: string,
  id: string,
): Promise<ListedJobRow | undefined> {
  const row = await listed(db, companyId).where('content.id', '=', id).executeTakeFirst();
  return row && readListed(row);
}

/** Undefined if it is not the company's. */
export async function findStatus(
  db: Db,
  companyId: string,
  id: string,
): Promise<JobStatusId | undefined> {
  const row = await jobs(db, companyId)
    .select('content.status')
    .where('content.id', '=', id)
    .executeTakeFirst();
  return row?.status;
}
