import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db, Tx } from '../../../database.ts';
import type { Colleague } from '../../../people/leaver-work.ts';

export async function setAssignee(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  assigneeId: string | null,
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ assignee_id: assigneeId })
    .where('company_id', '=', companyId)
    .where('id', '=', oneOf(ids))
    .execute();
}

/** Applications without an outcome that this member is on. */
export async function countWaiting(db: Db, { companyId, accountId }: Colleague): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('assignee_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a leaver was on goes to whoever takes their work, or to nobody. */
export async function giveApplications(
  tx: Tx,
  { companyId, accountId }: Colleague,
  to: string | null,
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ assignee_id: to })
    .where('company_id', '=', companyId)
    .where('assignee_id', '=', accountId)
    .execute();
}

/** Whether a note, a rating or a step shows the name of this member. */
export async function hasWritten(db: Db, { companyId, accountId }: Colleague): Promise<boolean> {
  const written = await db
    .selectFrom('company')
    .where('company.id', '=', companyId)
    .where((where) =>
      where.or([
        where.exists(
          where.selectFrom('application_note').where('author_id', '=', accountId).select('id'),
        ),
        where.exists(
          where.selectFrom('application_rating').where('author_id', '=', accountId).select('id'),
        ),
        where.exists(
          where.selectFrom('application_step').where('by_id', '=', accountId).select('id'),
        ),
      ]),
    )
    .select('company.id')
    .executeTakeFirst();
  return written !== undefined;
}
