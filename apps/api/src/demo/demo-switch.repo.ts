import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** The students of the demo, and everybody who belongs to one of its companies. */
const demoPeople = sql`(
  select id from student where is_demo
  union all
  select account.id from account join company on company.id = account.company_id
  where company.is_demo)`;

/**
 * Turns the demo off: closes its accounts, whose passwords are public, hides its students from
 * search, suspends its companies and withdraws verifications that no operator has made.
 */
export async function closeDemo(tx: Tx, now: Date): Promise<number> {
  const closed = await sql`
    update account set closed_at = ${now}
    where closed_at is null and id in ${demoPeople}`.execute(tx);
  await sql`delete from student_search where student_id in ${demoPeople}`.execute(tx);
  await sql`
    update company set suspended_at = ${now}, suspended_with_demo = true
    where is_demo and suspended_at is null`.execute(tx);
  await sql`
    update company set verified_at = null, verified_in_demo = false
    where verified_in_demo`.execute(tx);
  return Number(closed.numAffectedRows ?? 0n);
}

/** Turns the demo on again; erased accounts stay erased. */
export async function openDemo(tx: Tx): Promise<void> {
  await sql`
    update account set closed_at = null
    where closed_at is not null and erased_at is null and id in ${demoPeople}`.execute(tx);
  // closeDemo deleted these students' search rows; rules 0 makes the next run write them again.
  await sql`
    update student_shown set rules = 0
    where student_id in ${demoPeople} and not exists (
      select from student_search where student_search.student_id = student_shown.student_id)`.execute(
    tx,
  );
  await sql`
    update company set suspended_at = null, suspended_with_demo = false
    where suspended_with_demo`.execute(tx);
}

export const listDemoStudents = (tx: Tx) =>
  tx.selectFrom('student').select('id').where('is_demo', '=', true).orderBy('id').execute();

/** Deletes the demo's companies with everything that refers to them; returns how many. */
export async function deleteDemoCompanies(tx: Tx): Promise<number> {
  await sql`
    delete from mail using recruiter join company on company.id = recruiter.company_id
    where company.is_demo and lower(mail.recipient) = lower(recruiter.email)`.execute(tx);
  // A foreign key keeps a file in use from being deleted, so the uses are deleted first.
  await sql`
    delete from file_use using stored_file join company on company.id = stored_file.company_id
    where company.is_demo and file_use.file_id = stored_file.id`.execute(tx);
  const gone = await sql`delete from company where is_demo`.execute(tx);
  return Number(gone.numAffectedRows ?? 0n);
}
