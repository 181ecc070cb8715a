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

type Sql<T> = T | RawBuilder<T>;

interface Wanted {
  offer: { id: Sql<string>; companyId: Sql<string> };
  holders: Sql<readonly string[]>;
  startsAt: Sql<Date>;
  endsAt: Sql<Date>;
}

/** An appointment that began earlier than this is over; the bound keeps the index scan short. */
const longest = `${slotLimits.minutes.most} minutes`;

/** Whether one of the holders has an appointment of another offer at that time. */
export const isTaken = ({ offer, holders, startsAt, endsAt }: Wanted) => sql<boolean>`exists (
  select from slot_offer as other
  where other.company_id = ${offer.companyId} and other.id <> ${offer.id}
    and other.state = 'picked'
    and other.starts_at < ${endsAt}
    and other.starts_at > ${startsAt}::timestamptz - ${longest}::interval
    and other.ends_at > ${startsAt}
    and ${holdersOf('other')} && ${holders}::uuid[])`;

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
