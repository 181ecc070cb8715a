import { randomUUID } from 'node:crypto';
import { listMessages } from '@engawa/api/features/messages/threads/pages.repo';
import { insertMessage } from '@engawa/api/features/messages/writing/send.repo';
import type { Grown } from '../grown.ts';
import { idOf, idSql, pairOf, rowsSql } from '../people.ts';

const words = '来週の面談について、ご都合のよい日時をお知らせください。';

/** By the hash of its thread: no message goes by age, and a page is of one thread. */
export const messages: Grown = {
  table: 'thread_message',
  partitionedBy: 'hash (thread_id)',
  fill: (people, size) => [
    // A conversation lasts about a month, and comes to its end before the next ones.
    `insert into thread_message
       (id, thread_id, company_id, number, side, author_id, kind, text, folded, sent_at)
     select gen_random_uuid(), ${idSql('thread', 'thread')}, ${idSql('company', companySql(people))},
       place, case when place % 2 = 0 then 'company' else 'student' end,
       case when place % 2 = 0 then ${idSql('recruiter', companySql(people))} end,
       'text', text, text, at
     from (
       select *, row_number() over (partition by thread order by number) as place,
         '${words}' || md5(number::text) as text
       from (
         select *, floor(${people.threads} * (0.92 * number / ${size} + 0.08 * random()))::bigint as thread
         from ${rowsSql(people, size)} offset 0) as said) as numbered
     order by number`,
    `update thread set last_number = said.last, last_at = said.at from (
       select thread_id, max(number) as last, max(sent_at) as at from thread_message
       group by thread_id) as said
     where said.thread_id = thread.id`,
  ],
  async insert(tx, { people, random, now }) {
    const thread = random.int(0, people.threads - 1);
    const student = idOf('student', pairOf(people, thread).student);
    const sent = await insertMessage(
      tx,
      { side: 'student', id: student, accountId: student },
      {
        id: randomUUID(),
        threadId: idOf('thread', thread),
        kind: 'text',
        text: words,
        folded: words,
        now,
        mailAt: now,
      },
    );
    if (!sent) throw new Error('a message was not taken');
  },
  readNewest: (db, { people, random }) =>
    db
      .selectFrom('thread')
      .select(['id', 'last_number as lastNumber'])
      .where('id', '=', idOf('thread', random.int(0, people.threads - 1)))
      .executeTakeFirstOrThrow()
      .then((thread) => listMessages(db, thread, {})),
};

const companySql = ({ students, companies }: { students: number; companies: number }) =>
  `(thread % ${students} + thread / ${students}) % ${companies}`;
