import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { logoOf } from '../../contents/contents.query.ts';
import { readDocument } from '../../contents/public.ts';
import { isOpenToStudent, jobs } from '../../jobs/jobs.query.ts';
import { threadBetween } from '../../messages/messages.query.ts';
import { offerStates } from '../../offers/offers.query.ts';
import { reach } from '../../reach/reach.query.ts';
import { stepsOfApplication } from '../shared/shared-steps.query.ts';

const own = (db: Db, studentId: string) =>
  db
    .selectFrom('application')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('company as lender', 'lender.id', 'application.lent_by')
    .leftJoin(jobs.as('content'), 'content.id', 'application.job_id')
    .leftJoin(offerStates.as('offer'), 'offer.application_id', 'application.id')
    .where('application.student_id', '=', studentId)
    .select(['application.id', 'application.way', 'application.status'])
    .select(['application.job_id as jobId', 'application.title_jp as titleJp'])
    .select(['application.title_en as titleEn', 'application.status_at as statusAt'])
    .select(['application.applied_at as appliedAt', 'application.pre_applied_at as preAppliedAt'])
    .select(['application.ended_at as endedAt', 'application.outcome_text as outcomeText'])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .select(['company.verified_at as verifiedAt', logoOf('company.id').as('logo')])
    .select(['lender.id as lenderId', 'lender.name_jp as lenderJp', 'lender.name_en as lenderEn'])
    .select(['content.published', 'offer.state as offerState', 'offer.reply_by as replyBy'])
    .select(
      sql<boolean>`coalesce(
        ${isOpenToStudent(studentId)}
        and ${reach.studentMaySee({ student: studentId, company: sql.ref('company.id') })},
        false)`.as('jobOpen'),
    )
    .select(threadBetween(sql`${studentId}`, sql.ref('company.id')).as('threadId'))
    .select(stepsOfApplication.as('steps'));

type Stored = NonNullable<Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirst']>>>;

const withJob = ({ published, ...row }: Stored) => ({
  ...row,
  published: readDocument('job')(published),
});
export type OwnRow = ReturnType<typeof withJob>;

const most = 300;

export const listOwn = async (db: Db, studentId: string): Promise<OwnRow[]> =>
  (
    await own(db, studentId)
      .orderBy(sql`coalesce(application.applied_at, application.pre_applied_at)`, 'desc')
      .orderBy('application.id', 'desc')
      .limit(most)
      .execute()
  ).map(withJob);

export async function countToConfirm(db: Db, studentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .where('student_id', '=', studentId)
    .where('applied_at', 'is', null)
    .where('status', '=', 'new')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findOwnById(
  db: Db,
  studentId: string,
  id: string,
): Promise<OwnRow | undefined> {
  const row = await own(db, studentId).where('application.id', '=', id).executeTakeFirst();
  return row && withJob(row);
}

/** Locks the application; other commands on it wait. */
export const lockOwn = (tx: Tx, studentId: string, id: string) =>
  tx
    .selectFrom('application')
    .select(['id', 'company_id as companyId', 'status', 'outcome'])
    .select(['applied_at as appliedAt', 'outcome_due as outcomeDue'])
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks the student's open applications at these companies. */
export const listOpenWith = (tx: Tx, studentId: string, companyIds: readonly string[]) =>
  tx
    .selectFrom('application')
    .select(['id', 'company_id as companyId', 'applied_at as appliedAt'])
    .where('student_id', '=', studentId)
    .where('company_id', '=', oneOf(companyIds))
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
