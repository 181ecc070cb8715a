import { type SqlBool, sql } from 'kysely';
import type { FindNews } from '../../../push/public.ts';
import { reach } from '../../../reach/reach.query.ts';

/** Students with unread messages of companies they can still see. */
export const findMessageNews: FindNews = async (db, listeners, before) => {
  const isOpen = sql<SqlBool>`${reach.studentMaySee({
    student: sql.ref('thread.student_id'),
    company: sql.ref('thread.company_id'),
  })}`;
  const { rows } = await sql<{ student: string }>`
    select distinct listener.student
    from unnest(${listeners.map(({ student }) => student)}::uuid[],
        ${listeners.map(({ since }) => since)}::timestamptz[]) as listener (student, since)
      join thread on thread.student_id = listener.student and thread.student_unread > 0
    where thread.last_at > listener.since and thread.last_at <= ${before} and ${isOpen}
  `.execute(db);
  return new Set(rows.map(({ student }) => student));
};
