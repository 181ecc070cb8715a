import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import type { Colleague } from '../../../people/leaver-work.ts';

/** Nobody has called it off, and its time is still to come. */
const isOpen = (now: Date) => sql<SqlBool>`(
  slot_offer.state in ('offered', 'others_asked')
  or (slot_offer.state = 'picked' and slot_offer.ends_at > ${now}))`;

export async function countOpen(
  db: Db,
  { companyId, accountId }: Colleague,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('slot_offer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('recruiter_id', '=', accountId)
    .where(isOpen(now))
    .executeTakeFirstOrThrow();
  return count;
}

export async function giveOpen(
  tx: Tx,
  { companyId, accountId }: Colleague,
  to: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('slot_offer')
    .set({ recruiter_id: to })
    .where('company_id', '=', companyId)
    .where('recruiter_id', '=', accountId)
    .where(isOpen(now))
    .execute();
}
