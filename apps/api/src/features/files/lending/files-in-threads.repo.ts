import type { CompanyActor } from '@engawa/platform/auth/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasApplied, reach } from '../../reach/public.ts';

const sent = sql`
  select from thread_file
    join thread_message on thread_message.id = thread_file.message_id
    join thread on thread.id = thread_message.thread_id
      and thread.company_id = thread_message.company_id
  where thread_file.file_id = stored_file.id`;

/** Files of the surrounding statement that were sent in a thread of this student. */
export const isInThreadOfStudent = (studentId: string): RawBuilder<SqlBool> =>
  sql`exists (${sent} and thread.student_id = ${studentId})`;

/** Or in one of the company: by itself, or by a student whom it may see. */
export const isInThreadOfCompany = ({ companyId, level }: CompanyActor): RawBuilder<SqlBool> => {
  const pair = { student: sql.ref<string>('thread.student_id'), company: companyId };
  const readable = sql`(thread_message.side = 'company' or ${reach.companyMaySee(pair)})`;
  return sql`exists (${sent} and thread.company_id = ${companyId}
    and ${level === 3 ? sql`${reach.companyMaySee(pair)} and ${hasApplied(pair)}` : readable})`;
};
