import { sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';

interface Pair {
  student: Id;
  company: Id;
}

/** Includes withdrawn and rejected applications, but none only begun on a company's own page. */
export const hasApplied = ({ student, company }: Pair): Condition => sql`exists (
  select from application
  where application.student_id = ${student} and application.company_id = ${company}
    and application.applied_at is not null)`;

export const hasAppliedFor = (job: Id, { student, company }: Pair): Condition => sql`exists (
  select from application
  where application.company_id = ${company} and application.job_id = ${job}
    and application.student_id = ${student} and application.applied_at is not null)`;

export const takesPart = ({ student, company }: Pair): Condition => sql`exists (
  select from application
  where application.student_id = ${student} and application.company_id = ${company}
    and application.applied_at is not null
    and application.status not in ('withdrawn', 'declined'))`;

/** Applications that were sent, in any state; not those only begun on a company's own page. */
export const sentApplications = query
  .selectFrom('application')
  .select(['id', 'student_id', 'company_id', 'job_id', 'applied_at', 'status', 'outcome'])
  .select(['title_jp', 'title_en'])
  .where('applied_at', 'is not', null);
