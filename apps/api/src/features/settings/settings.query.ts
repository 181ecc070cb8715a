import type {
  CompanyMailKind,
  MailTiming,
  StudentMailKind,
} from '@engawa/contract/settings/mail-timing';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';

interface Pair {
  student: Id;
  company: Id;
}

/** The company must not learn of it. */
export const hasBlocked = ({ student, company }: Pair): Condition => sql`exists (
  select from blocked_company
  where blocked_company.student_id = ${student} and blocked_company.company_id = ${company})`;

export const companiesBlockedBy = (student: Id): RawBuilder<string> => sql`(
  select blocked_company.company_id from blocked_company
  where blocked_company.student_id = ${student})`;

/** Students who have blocked the company, to exclude from its search. */
export const blockersOf = (company: Id): RawBuilder<string> => sql`(
  select blocked_company.student_id from blocked_company
  where blocked_company.company_id = ${company})`;

/** A student without a settings row counts as looking for work. */
export const isLooking = (student: Id): Condition => sql`not exists (
  select from student_settings
  where student_settings.student_id = ${student} and student_settings.job_hunting = 'not-looking')`;

/** A student without a settings row allows it. */
export const keepsViews = (student: Id): Condition => sql`not exists (
  select from student_settings
  where student_settings.student_id = ${student} and not student_settings.keeps_views)`;

/** Saved answers about looking for work; no row before the first change of a setting. */
export const jobHunting = query
  .selectFrom('student_settings')
  .select(['student_id', 'occupation', 'job_hunting']);

export const chosenLanguage = (account: Id) =>
  sql`coalesce(
    (select language from student_settings where student_id = ${account}),
    (select language from recruiter_settings where recruiter_id = ${account}))`;

/** Mail timing chosen for a kind; null without a choice. */
export const chosenTiming = (
  side: 'student' | 'recruiter',
  account: Expression<unknown>,
  kind: StudentMailKind | CompanyMailKind,
): RawBuilder<MailTiming | null> => sql`(
  select ${sql.ref(`mail_${kind}`)} from ${sql.table(`${side}_settings`)}
  where ${sql.ref(`${side}_id`)} = ${account})`;
