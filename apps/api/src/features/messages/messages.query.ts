import type { CompanyActor } from '@engawa/platform/auth/actor';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { type Condition, query } from '../../query.ts';
import { hasApplied } from '../applications/applications.query.ts';
import { reach } from '../reach/reach.query.ts';

export const threadSides = query.selectFrom('thread').select(['id', 'student_id', 'company_id']);

export const messageNumbers = query.selectFrom('thread_message').select(['id', 'number']);

export const threadBetween = (
  student: Expression<unknown>,
  company: Expression<unknown>,
): RawBuilder<string | null> =>
  sql<string | null>`(
    select thread.id from thread
    where thread.company_id = ${company} and thread.student_id = ${student})`;

interface Asked {
  student: Expression<unknown>;
  company: Expression<unknown>;
  since: Expression<unknown>;
}

export const firstWritten = ({ student, company, since }: Asked): RawBuilder<Date | null> =>
  sql<Date | null>`(
    select min(thread_message.sent_at) from thread
      join thread_message on thread_message.thread_id = thread.id
        and thread_message.company_id = thread.company_id
    where thread.company_id = ${company} and thread.student_id = ${student}
      and thread_message.side = 'company' and thread_message.sent_at >= ${since})`;

const sent = sql`
  select from thread_file
    join thread_message on thread_message.id = thread_file.message_id
    join thread on thread.id = thread_message.thread_id
      and thread.company_id = thread_message.company_id
  where thread_file.file_id = stored_file.id`;

/** Files of the surrounding statement that were sent in a thread of this student. */
export const isInThreadOfStudent = (studentId: string): Condition =>
  sql`exists (${sent} and thread.student_id = ${studentId})`;

/** Files of the surrounding statement sent in a thread by the company or a student it may see. */
export const isInThreadOfCompany = ({ companyId, level }: CompanyActor): Condition => {
  const pair = { student: sql.ref<string>('thread.student_id'), company: companyId };
  const readable = sql`(thread_message.side = 'company' or ${reach.companyMaySee(pair)})`;
  return sql`exists (${sent} and thread.company_id = ${companyId}
    and ${level === 3 ? sql`${reach.companyMaySee(pair)} and ${hasApplied(pair)}` : readable})`;
};
