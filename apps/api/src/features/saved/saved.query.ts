import { sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';

export const isSavedJob = (studentId: string, job: Id): Condition => sql`exists (
  select from saved_job where saved_job.student_id = ${studentId} and saved_job.job_id = ${job})`;

export const isSavedCompany = (studentId: string, company: Id): Condition => sql`exists (
  select from saved_company
  where saved_company.student_id = ${studentId} and saved_company.company_id = ${company})`;

export const savedCompanies = query
  .selectFrom('saved_company')
  .select(['student_id', 'company_id', 'saved_at']);

export const savedJobs = query.selectFrom('saved_job').select(['student_id', 'job_id', 'saved_at']);
