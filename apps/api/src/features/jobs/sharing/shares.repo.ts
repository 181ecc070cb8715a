import { oneOf } from '@engawa/platform/db/one-of.repo';
import { acrossTenants } from '@engawa/platform/db/tenant/tenant-filter';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { contentsOf } from '../../contents/contents.query.ts';
import { readDocument } from '../../contents/public.ts';
import { isSuspended } from '../../reach/reach.query.ts';
import { jobs } from '../jobs.query.ts';
import type { Pair } from './partners.repo.ts';

export const listShares = (db: Db, jobId: string) =>
  db
    .selectFrom('job_share as share')
    .innerJoin('company', 'company.id', 'share.company_id')
    .where('share.job_id', '=', jobId)
    .where((where) => where.not(isSuspended(sql.ref('company.id'))))
    .select(['share.id', 'share.shared_at as sharedAt'])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .orderBy('share.shared_at')
    .orderBy('share.id')
    .execute();

export type ShareRow = Awaited<ReturnType<typeof listShares>>[number];

interface NewShares {
  jobId: string;
  companyIds: Iterable<string>;
  by: string | null;
}

/** An existing share stays unchanged. */
export async function insertShares(
  tx: Tx,
  { jobId, companyIds, by }: NewShares,
  now: Date,
): Promise<void> {
  const rows = Array.from(companyIds, (companyId) => ({
    job_id: jobId,
    company_id: companyId,
    shared_at: now,
    shared_by: by,
  }));
  await tx
    .insertInto('job_share')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lender and receiver may both end a share; undefined for others. */
export const deleteShare = (tx: Tx, companyId: string, id: string) =>
  tx
    .deleteFrom('job_share')
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('company_id', '=', companyId),
        where(
          'job_id',
          'in',
          where
            .selectFrom(contentsOf('job').as('content'))
            .select('content.id')
            .where('content.company_id', '=', companyId),
        ),
      ]),
    )
    .returning('id')
    .executeTakeFirst();

/** Only the receiver decides whether it shows the job; undefined for others. */
export const writeShown = (
  tx: Tx,
  companyId: string,
  { id, shown, by }: { id: string; shown: boolean; by: string },
  now: Date,
) =>
  tx
    .updateTable('job_share')
    .set({ shown_at: shown ? now : null, shown_by: by })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();

/** Ends all shares between two companies and returns how many. */
export async function deleteSharesBetween(tx: Tx, pair: Pair): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('job_share')
    .using(contentsOf('job').as('content'))
    .whereRef('content.id', '=', 'job_share.job_id')
    .where('content.company_id', '=', oneOf(pair))
    .where('job_share.company_id', '=', oneOf(pair))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Jobs lent to the company, while their owner has them open to everybody. */
export async function listLent(db: Db, companyId: string) {
  const rows = await acrossTenants(db)
    .selectFrom('job_share as share')
    .innerJoin(jobs.as('content'), 'content.id', 'share.job_id')
    .innerJoin('company as owner', 'owner.id', 'content.company_id')
    .where('share.company_id', '=', companyId)
    .where('content.status', '=', 1)
    .where((where) => where.not(isSuspended(sql.ref('owner.id'))))
    .select(['share.id', 'share.shared_at as sharedAt', 'share.job_id as jobId'])
    .select('share.shown_at as shownAt')
    .select(['owner.id as companyId', 'owner.name_jp', 'owner.name_en', 'content.published'])
    .orderBy('share.shared_at', 'desc')
    .orderBy('share.id', 'desc')
    .execute();
  return rows.flatMap(({ published, ...row }) =>
    published === null ? [] : [{ ...row, published: readDocument('job')(published) }],
  );
}

export type LentRow = Awaited<ReturnType<typeof listLent>>[number];
