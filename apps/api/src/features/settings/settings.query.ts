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

/** The student has blocked the company, which must not learn of it. */
export const hasBlocked = ({ student, company }: Pair): Condition => sql`exists (
  select from blocked_company
  where blocked_company.student_id = ${student} and blocked_company.company_id = ${company})`;

export const companiesBlockedBy = (student: Id): RawBuilder<string> => sql`(
  select blocked_company.company_id from blocked_company
  where blocked_company.student_id = ${student})`;

/** Students who have blocked the company: it does not find them although they are findable. */
export const blockersOf = (company: Id): RawBuilder<string> => sql`(
  select blocked_company.student_id from blocked_company
  where blocked_company.company_id = ${company})`;

/** A student who never changed a setting has no row, and counts as looking for a job. */
export const isLooking = (student: Id): Condition => sql`not exists (
  select from student_settings
  where student_settings.student_id = ${student} and student_settings.job_hunting = 'not-looking')`;

/** The student allows keeping their views; without a setting they do. */
export const keepsViews = (student: Id): Condition => sql`not exists (
  select from student_settings
  where student_settings.student_id = ${student} and not student_settings.keeps_views)`;

/** Students' answers about looking for a job; no row before they change a setting. */
export const jobHunting = query
  .selectFrom('student_settings')
  .select(['student_id', 'occupation', 'job_hunting']);

/** The language that the person has chosen for mails, of either side. */
export const chosenLanguage = (account: Id) =>
  sql`coalesce(
    (select language from student_settings where student_id = ${account}),
    (select language from recruiter_settings where recruiter_id = ${account}))`;

/** The timing that the person has chosen for mails of a kind; null where there is no choice. */
export const chosenTiming = (
  side: 'student' | 'recruiter',
  account: Expression<unknown>,
  kind: StudentMailKind | CompanyMailKind,
): RawBuilder<MailTiming | null> => sql`(
  select ${sql.ref(`mail_${kind}`)} from ${sql.table(`${side}_settings`)}
  where ${sql.ref(`${side}_id`)} = ${account})`;
