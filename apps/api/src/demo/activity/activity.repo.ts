import { sql } from 'kysely';
import type { Tx } from '../../database.ts';

/** Company facts that its general page does not state. */
export interface Registered {
  legalName: string;
  corporateNumber: string;
  representative: string | null;
  postalCode: string;
  address: string;
  phone: string;
  complaintsOffice: string;
  complaintsEmail: string;
  complaintsPhone: string;
}

/** Publishing the general page has created the row, so this updates it. */
export async function registerCompany(tx: Tx, companyId: string, of: Registered): Promise<void> {
  await tx
    .updateTable('company_info')
    .set({
      legal_name: of.legalName,
      corporate_number: of.corporateNumber,
      representative: of.representative,
      postal_code: of.postalCode,
      address: of.address,
      phone: of.phone,
      complaints_office: of.complaintsOffice,
      complaints_email: of.complaintsEmail,
      complaints_phone: of.complaintsPhone,
    })
    .where('company_id', '=', companyId)
    .execute();
}

interface Asked {
  companyId: string;
  studentIds: readonly string[];
  /** Number of requests, out of `asked`, that stay unanswered. */
  unanswered: number;
  now: Date;
}

/** Students' requests to connect, one every other day, each answered after some hours. */
export async function insertAnswered(tx: Tx, asked: Asked): Promise<void> {
  const { companyId, studentIds, unanswered, now } = asked;
  await sql`
    insert into connection (student_id, company_id, state, asked_by, changed_by, since, message,
      new_to_company, asked_at, answered_at, connected_at)
    select id, ${companyId}::uuid,
      case when at <= ${unanswered} then 'expired' when at % 3 = 0 then 'declined' else 'connected' end,
      'student', case when at <= ${unanswered} then null else 'company' end,
      moment + answering, '', false, moment,
      case when at > ${unanswered} then moment + answering end,
      case when at > ${unanswered} and at % 3 <> 0 then moment + answering end
    from (
      select id, at, ${now}::timestamptz - (12 + 2 * at) * interval '1 day' as moment,
        (3 + 5 * at) * interval '1 hour' as answering
      from unnest(${studentIds}::uuid[]) with ordinality as one (id, at)) as asking
    on conflict do nothing`.execute(tx);
}

/** Students viewed and saved the company, which is a signal for its target groups. */
export async function insertInterest(
  tx: Tx,
  { companyId, studentIds, now }: Pick<Asked, 'companyId' | 'studentIds' | 'now'>,
): Promise<void> {
  await sql`
    insert into saved_company (student_id, company_id, saved_at)
    select id, ${companyId}::uuid, ${now}::timestamptz - at * interval '1 day'
    from unnest(${studentIds}::uuid[]) with ordinality as one (id, at)
    on conflict do nothing`.execute(tx);
  await sql`
    insert into seen (student_id, company_id, last_at, times)
    select id, ${companyId}::uuid, ${now}::timestamptz - at * interval '1 day', 2
    from unnest(${studentIds}::uuid[]) with ordinality as one (id, at)
    on conflict do nothing`.execute(tx);
}

export async function saveJobsOf(
  tx: Tx,
  studentId: string,
  companyIds: readonly string[],
  now: Date,
) {
  await sql`
    insert into saved_job (student_id, job_id, saved_at)
    select distinct on (content.company_id) ${studentId}::uuid, content.id, ${now}::timestamptz
    from content join job_posting on job_posting.id = content.id
    where content.company_id = any(${companyIds}::uuid[]) and job_posting.status = 1
    order by content.company_id, content.created_at, content.id
    on conflict do nothing`.execute(tx);
}

export interface Shift {
  startsAt: Date;
  endsAt: Date;
  breakMinutes: number;
}

export async function insertShifts(
  tx: Tx,
  studentId: string,
  workplace: string,
  shifts: readonly Shift[],
): Promise<void> {
  await tx
    .insertInto('work_shift')
    .values(
      shifts.map(({ startsAt, endsAt, breakMinutes }) => ({
        student_id: studentId,
        starts_at: startsAt,
        ends_at: endsAt,
        break_minutes: breakMinutes,
        workplace,
        changes: 0,
      })),
    )
    .execute();
}

interface Entry {
  programmeId: string;
  category: 'research';
  title: string;
  writeup: string;
}

export async function insertEntry(tx: Tx, studentId: string, entry: Entry, now: Date) {
  await tx
    .insertInto('scholarship_entry')
    .values({
      programme_id: entry.programmeId,
      student_id: studentId,
      category: entry.category,
      title: entry.title,
      writeup: entry.writeup,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((same) => same.doNothing())
    .execute();
}
