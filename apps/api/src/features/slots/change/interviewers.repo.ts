import { slotLimits } from '@engawa/contract/slots/limits';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { accountsInUse, accountsNotErased } from '../../account/account.query.ts';
import { hasApplied } from '../../applications/applications.query.ts';
import { threadSides } from '../../messages/messages.query.ts';

/** The accounts whose time an offer takes: its interviewers, or the recruiter who offered it. */
export const holdersOf = (offer: 'slot_offer' | 'other'): RawBuilder<string[]> => sql`coalesce(
  (select array_agg(account_id) from slot_interviewer
    where slot_interviewer.offer_id = ${sql.ref(`${offer}.id`)}
      and slot_interviewer.company_id = ${sql.ref(`${offer}.company_id`)}),
  array[${sql.ref(`${offer}.recruiter_id`)}])`;

/** Of these accounts the members of the thread's company, and whether they may see the student. */
export const listMembers = (tx: Tx, threadId: string, accountIds: readonly string[]) =>
  tx
    .selectFrom('recruiter')
    .innerJoin(accountsInUse.as('account'), 'account.id', 'recruiter.id')
    .innerJoin(threadSides.as('thread'), 'thread.company_id', 'recruiter.company_id')
    .where('thread.id', '=', threadId)
    .where('recruiter.id', '=', oneOf(accountIds))
    .select('recruiter.id')
    .select(
      sql<boolean>`(account.level < 3 or ${hasApplied({
        student: sql.ref('thread.student_id'),
        company: sql.ref('thread.company_id'),
      })})`.as('fits'),
    )
    .execute();

export async function putInterviewers(
  tx: Tx,
  offer: { id: string; companyId: string },
  accountIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('slot_interviewer').where('offer_id', '=', offer.id).execute();
  if (accountIds.length === 0) return;
  await tx
    .insertInto('slot_interviewer')
    .values(
      accountIds.map((accountId) => ({
        offer_id: offer.id,
        account_id: accountId,
        company_id: offer.companyId,
      })),
    )
    .execute();
}

/** Locks calendars in a fixed order: two students who pick times of one member are serial. */
export async function lockCalendars(tx: Tx, holders: readonly string[]): Promise<void> {
  await tx
    .selectFrom(accountsNotErased.as('account'))
    .select('account.id')
    .where('account.id', '=', oneOf(holders))
    .orderBy('account.id')
    .forNoKeyUpdate()
    .execute();
}

/** An appointment that began earlier is over, which bounds the rows of the index. */
const longestMs = slotLimits.minutes.most * 60_000;

interface Wanted {
  holders: readonly string[];
  startsAt: Date;
  endsAt: Date;
}

/** Whether one of the holders has another appointment at that time. */
export async function isTaken(
  tx: Tx,
  { id, companyId }: { id: string; companyId: string },
  { holders, startsAt, endsAt }: Wanted,
): Promise<boolean> {
  const other = await tx
    .selectFrom('slot_offer')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'picked')
    .where('id', '<>', id)
    .where('starts_at', '<', endsAt)
    .where('starts_at', '>', new Date(startsAt.getTime() - longestMs))
    .where('ends_at', '>', startsAt)
    .where(sql<SqlBool>`${holdersOf('slot_offer')} && ${[...holders]}::uuid[]`)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

interface Held {
  companyId: string;
  accountId: string;
}

const heldBy = (db: Db, { companyId, accountId }: Held, isOpen: RawBuilder<SqlBool>) =>
  db
    .selectFrom('slot_offer')
    .innerJoin('slot_interviewer as held', 'held.offer_id', 'slot_offer.id')
    .where('held.account_id', '=', accountId)
    .where('slot_offer.company_id', '=', companyId)
    .where(isOpen);

export const countHeld = async (
  db: Db,
  leaver: Held,
  isOpen: RawBuilder<SqlBool>,
): Promise<number> =>
  (
    await heldBy(db, leaver, isOpen)
      .where((where) => where.not(isInCharge(leaver.accountId)))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

const isInCharge = (accountId: string) =>
  sql<SqlBool>`slot_offer.recruiter_id is not distinct from ${accountId}`;

/** A colleague takes the leaver's place among the interviewers of open offers. */
export async function replaceInterviewer(
  tx: Tx,
  leaver: Held,
  { to, isOpen }: { to: string; isOpen: RawBuilder<SqlBool> },
): Promise<void> {
  const offers = await heldBy(tx, leaver, isOpen).select('slot_offer.id').execute();
  if (offers.length === 0) return;
  await tx
    .insertInto('slot_interviewer')
    .values(
      offers.map(({ id }) => ({ offer_id: id, account_id: to, company_id: leaver.companyId })),
    )
    .onConflict((same) => same.columns(['offer_id', 'account_id']).doNothing())
    .execute();
  await tx
    .deleteFrom('slot_interviewer')
    .where('company_id', '=', leaver.companyId)
    .where('account_id', '=', leaver.accountId)
    .where('offer_id', '=', oneOf(offers.map(({ id }) => id)))
    .execute();
}
