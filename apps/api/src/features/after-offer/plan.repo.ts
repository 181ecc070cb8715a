import type { SharedStay } from '@engawa/contract/after-offer/plan';
import type { OfferStepId } from '@engawa/contract/after-offer/steps';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../database.ts';

export const findPlan = (db: Db, threadId: string) =>
  db
    .selectFrom('offer_plan as plan')
    .where('plan.thread_id', '=', threadId)
    .select(['plan.status', 'plan.designation', 'plan.expires_on as expiresOn'])
    .select(['plan.graduation', 'plan.starts_in as startsIn', 'plan.shared_at as sharedAt'])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('offer_tick as tick')
          .leftJoin('recruiter', 'recruiter.id', 'tick.account_id')
          .leftJoin('student', 'student.id', 'tick.account_id')
          .whereRef('tick.thread_id', '=', 'plan.thread_id')
          .orderBy('tick.ticked_at')
          .orderBy('tick.step')
          .select(['tick.step', 'recruiter.name as recruiter'])
          .select(['student.first_name as firstName', 'student.last_name as lastName'])
          .select('student.name_order as nameOrder')
          .select(sql<string>`to_json(tick.ticked_at)`.as('at')),
      ).as('ticks'),
    )
    .executeTakeFirst();

export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

interface Whose {
  threadId: string;
  companyId: string;
  studentId: string;
}

/** Without `sharedAt` only the student sees the plan. Sharing again keeps the ticked steps. */
export async function putPlan(
  tx: Tx,
  { threadId, companyId, studentId }: Whose,
  { status, designation, expiresOn, graduation, startsIn }: SharedStay,
  sharedAt: Date | null,
): Promise<void> {
  const stay = {
    status,
    designation,
    expires_on: expiresOn,
    graduation,
    starts_in: startsIn,
    shared_at: sharedAt,
  };
  await tx
    .insertInto('offer_plan')
    .values({ thread_id: threadId, company_id: companyId, student_id: studentId, ...stay })
    .onConflict((one) => one.column('thread_id').doUpdateSet(stay))
    .execute();
}

/** Ends the sharing: deletes what the company ticked and keeps what the student ticked. */
export async function hidePlan(tx: Tx, threadId: string, studentId: string): Promise<void> {
  await tx
    .updateTable('offer_plan')
    .set({ shared_at: null })
    .where('thread_id', '=', threadId)
    .execute();
  await tx
    .deleteFrom('offer_tick')
    .where('thread_id', '=', threadId)
    .where('account_id', 'is distinct from', studentId)
    .execute();
}

interface Tick {
  threadId: string;
  companyId: string;
  step: OfferStepId;
  accountId: string;
}

/** A second tick keeps the first one's author and time. */
export async function putTick(tx: Tx, tick: Tick, now: Date): Promise<void> {
  await tx
    .insertInto('offer_tick')
    .values({
      thread_id: tick.threadId,
      company_id: tick.companyId,
      step: tick.step,
      account_id: tick.accountId,
      ticked_at: now,
    })
    .onConflict((one) => one.columns(['thread_id', 'step']).doNothing())
    .execute();
}

export async function removeTick(tx: Tx, threadId: string, step: OfferStepId): Promise<void> {
  await tx
    .deleteFrom('offer_tick')
    .where('thread_id', '=', threadId)
    .where('step', '=', step)
    .execute();
}

export const listPersonalData = (db: Db, studentId: string) =>
  db
    .selectFrom('offer_plan as plan')
    .innerJoin('company', 'company.id', 'plan.company_id')
    .where('plan.student_id', '=', studentId)
    .orderBy('plan.shared_at')
    .select(['company.name_jp as companyJp', 'company.name_en as companyEn'])
    .select(['plan.status', 'plan.designation', 'plan.expires_on as expiresOn'])
    .select(['plan.graduation', 'plan.starts_in as startsIn', 'plan.shared_at as sharedAt'])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('offer_tick as tick')
          .whereRef('tick.thread_id', '=', 'plan.thread_id')
          .orderBy('tick.ticked_at')
          .select(['tick.step', 'tick.ticked_at as at']),
      ).as('ticks'),
    )
    .execute();
