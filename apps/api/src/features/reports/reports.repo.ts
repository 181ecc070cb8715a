import type { ReportOutcomeId } from '@engawa/contract/reference/reports/report-outcomes';
import type { ReportReasonId } from '@engawa/contract/reference/reports/report-reasons';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';
import { accountsInUse } from '../account/account.query.ts';
import type { Reported } from './read-reported.ts';

interface NewReport {
  reporterId: string;
  reported: Reported;
  reason: ReportReasonId;
  words: string;
}

/** Undefined if the same person's report of it is still undecided. */
export const insertReport = (tx: Tx, report: NewReport, now: Date) =>
  tx
    .insertInto('report')
    .values({
      reporter_id: report.reporterId,
      about: report.reported.about,
      about_id: report.reported.id,
      company_id: report.reported.companyId,
      student_id: report.reported.studentId ?? null,
      reason: report.reason,
      words: report.words,
      snapshot: JSON.stringify(report.reported.snapshot),
      reported_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const findOpenReport = (db: Db, reporterId: string, { about, id }: Reported) =>
  db
    .selectFrom('report')
    .select(['id', 'reported_at as reportedAt'])
    .where('reporter_id', '=', reporterId)
    .where('about', '=', about)
    .where('about_id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();

export const listOpenReports = (db: Db) =>
  db
    .selectFrom('report')
    .select(['id', 'about', 'reason', 'snapshot', 'reported_at as reportedAt'])
    .where('outcome', 'is', null)
    .orderBy('reported_at')
    .orderBy('id')
    .limit(200)
    .execute();

export const countUndecided = (db: Db) =>
  db
    .selectFrom('report')
    .where('outcome', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('reported_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();

export const findReport = (db: Db, id: string) =>
  db
    .selectFrom('report')
    .select(['id', 'about', 'about_id as aboutId', 'company_id as companyId', 'reason', 'words'])
    .select(['student_id as studentId', 'reporter_id as reporterId', 'snapshot', 'outcome', 'note'])
    .select(['reported_at as reportedAt', 'decided_by as decidedBy', 'decided_at as decidedAt'])
    .where('id', '=', id)
    .executeTakeFirst();

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;
export type OpenReportRow = Awaited<ReturnType<typeof listOpenReports>>[number];

interface Decision {
  outcome: ReportOutcomeId;
  note: string;
  by: string;
}

export const decideReport = (tx: Tx, id: string, { outcome, note, by }: Decision, now: Date) =>
  tx
    .updateTable('report')
    .set({ outcome, note, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning(['about', 'company_id as companyId', 'snapshot', 'reporter_id as reporterId'])
    .executeTakeFirst();

export const findReporter = (db: Db, accountId: string) =>
  db
    .selectFrom(accountsInUse.as('account'))
    .leftJoin('student', 'student.id', 'account.id')
    .leftJoin('recruiter', 'recruiter.id', 'account.id')
    .where('account.id', '=', accountId)
    .select((of) => of.fn.coalesce('student.email', 'recruiter.email').as('email'))
    .select('recruiter.id as recruiterId')
    .select(mailLanguage('account.id').as('language'))
    .executeTakeFirst();

/** On erasure: removes the reporter and their words; the report stays. */
export async function forgetReporter(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('report')
    .set({ reporter_id: null, words: '' })
    .where('reporter_id', '=', accountId)
    .execute();
}

/** On erasure: removes the student's text from companies' reports. */
export async function forgetReported(tx: Tx, studentId: string): Promise<void> {
  await tx
    .updateTable('report')
    .set({ student_id: null, snapshot: sql`snapshot - 'message'` })
    .where('student_id', '=', studentId)
    .execute();
}

/** For the archive; without the operator's note. */
export const listOwnReports = (db: Db, accountId: string) =>
  db
    .selectFrom('report')
    .select(['about', 'about_id as aboutId', 'reason', 'words', 'snapshot'])
    .select(['reported_at as reportedAt', 'outcome', 'decided_at as decidedAt'])
    .where('reporter_id', '=', accountId)
    .orderBy('reported_at')
    .execute();
