import type { Tables } from '@engawa/api/database';
import type { Databases } from '@engawa/platform/db/database';

const connectionsEach = 2;
const messagesEach = 8;

/** Connects every student with two companies, with messages in both threads. */
export async function addConnections(
  pool: Databases<Tables>['pool'],
  students: number,
): Promise<void> {
  await pool.query(
    `with companies as (select id, row_number() over (order by id) - 1 as place from company),
       people as (select id, row_number() over (order by id) as place from student limit $2),
       counted as (select count(*) as companies from companies)
     insert into connection (student_id, company_id, state, asked_by, changed_by, since, connected_at)
     select people.id, companies.id, 'connected', 'student', 'company', at, at
     from people, counted, companies, generate_series(0, $1::int - 1) as n,
       lateral (select now() - (people.place % 90 + 1) * interval '1 day' as at) as t
     where companies.place = (people.place * 7 + n * 131) % counted.companies
     on conflict do nothing`,
    [connectionsEach, students],
  );
  await pool.query(
    `insert into thread (company_id, student_id, created_at, last_at, last_number, student_read,
       company_read, student_unread)
     select company_id, student_id, connected_at, connected_at + interval '20 hours', $1::int, $1 - 1,
       $1, 1
     from connection`,
    [messagesEach],
  );
  await pool.query(
    `insert into thread_message (id, thread_id, company_id, number, side, kind, text, folded, sent_at)
     select gen_random_uuid(), thread.id, thread.company_id, n,
       case when n % 2 = 0 then 'company' else 'student' end, 'text', words, words,
       thread.created_at + n * interval '2 hours'
     from thread, generate_series(1, $1::int) as n,
       lateral (select '面談の日程について、' || md5(n::text || thread.id) || ' の件でご相談です。' as words)`,
    [messagesEach],
  );
}
