import type { NameOrderId } from '@engawa/contract/reference/people/name-orders';
import { prepared } from '@engawa/platform/db/statements/prepared';
import { type StoredSignal, signalling } from '@engawa/platform/realtime/publish.repo';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { accountsInUse } from '../../account/account.query.ts';
import { pictureOf } from '../../files/files.query.ts';
import type { StoredPicture } from '../../files/public.ts';
import { reach } from '../../reach/reach.query.ts';
import type { Party, Side } from '../party.ts';
import { isThreadReader } from '../threads/readers.repo.ts';

export interface Sending {
  id: string;
  threadId: string;
  kind: 'text' | 'slots';
  text: string | null;
  folded: string;
  now: Date;
  /** When to mail about it, if it is the first unread message. */
  mailAt: Date;
}

export interface Sent {
  threadId: string;
  number: number;
  studentId: string;
  companyId: string;
  firstName: string | null;
  lastName: string | null;
  nameOrder: NameOrderId | null;
  pictures: StoredPicture[] | null;
}

const pair = {
  student: sql.ref<string>('thread.student_id'),
  company: sql.ref<string>('thread.company_id'),
};

/** What differs between the sides; the rest of the statement is shared. */
const sides: Record<
  Side,
  Record<'mine' | 'mayWrite' | 'countUnread' | 'author' | 'writer', RawBuilder<unknown>>
> = {
  student: {
    mine: sql<SqlBool>`thread.student_id = asked.me`,
    mayWrite: reach.studentMayWrite(pair),
    countUnread: sql`
      company_unread = company_unread + 1,
      company_mail_at = case when company_unread = 0 then open.mail_at else company_mail_at end`,
    author: sql`null::uuid`,
    writer: sql`
      select first_name, last_name, name_order, picture_id from student where student.id = taken.student_id`,
  },
  company: {
    mine: sql<SqlBool>`thread.company_id = asked.me`,
    mayWrite: reach.companyMayWrite(pair),
    countUnread: sql`
      student_unread = student_unread + 1,
      student_mail_at = case when student_unread = 0 then open.mail_at else student_mail_at end`,
    author: sql`taken.account_id`,
    writer: sql`
      select null as first_name, name as last_name, null as name_order, picture_id
      from recruiter
      where recruiter.id = taken.account_id`,
  },
};

/** A subselect hides the array's length, so that one cached plan serves any number. */
const column = (values: readonly unknown[], type: string) =>
  sql`(select ${values}::${sql.raw(type)}[])`;

const asked = (args: Columns) => sql`
  select * from unnest(${column(args.ids, 'uuid')}, ${column(args.threads, 'uuid')},
      ${column(args.parties, 'uuid')}, ${column(args.accounts, 'uuid')},
      ${column(args.kinds, 'text')}, ${column(args.texts, 'text')},
      ${column(args.folded, 'text')}, ${column(args.times, 'timestamptz')},
      ${column(args.mailTimes, 'timestamptz')})
    as t (id, thread_id, me, account_id, kind, text, folded, at, mail_at)`;

/**
 * Locks the threads' rows, takes the next numbers, inserts the messages and counts them as unread;
 * at most one message per thread. Returns no row for a thread that is not the sender's, is closed
 * to them or has the message already. A locked thread is waited for or skipped (`onLocked`). The reach
 * rules are checked outside the locking subselect, where the planner can use indexes alone.
 */
const writing = (side: Side, args: Columns, onLocked: '' | 'skip locked') => {
  const { mine, mayWrite, countUnread, author } = sides[side];
  return sql`
    asked as (${asked(args)}), open as (
      select asked.* from asked, lateral (
        select from (
          select thread.student_id, thread.company_id from thread
          where thread.id = asked.thread_id and ${mine}
          for no key update ${sql.raw(onLocked)}) as thread
        where ${mayWrite}
          and not exists (select from thread_message where thread_message.id = asked.id)
        offset 0) as own
    ), taken as (
      update thread set last_number = last_number + 1, last_at = open.at, ${countUnread}
      from open where thread.id = open.thread_id
      returning open.*, thread.company_id, thread.student_id, thread.last_number
    ), written as (
      insert into thread_message
        (id, thread_id, company_id, number, side, author_id, kind, text, folded, sent_at)
      select id, thread_id, company_id, last_number, ${sql.lit(side)}, ${author}, kind, text,
        folded, at
      from taken
    )`;
};

const answer = sql`
  taken.thread_id as "threadId", taken.last_number as number, taken.student_id as "studentId",
  taken.company_id as "companyId", writer.first_name as "firstName",
  writer.last_name as "lastName", writer.name_order as "nameOrder",
  ${pictureOf('writer.picture_id')} as pictures`;

const takenBy = (side: Side) => sql`
  taken
    left join lateral (${sides[side].writer}) as writer on true`;

const readers = sql`
  select account.id from ${accountsInUse} as account
  where ${isThreadReader({ student: sql.ref('taken.student_id'), company: sql.ref('taken.company_id') })}`;

const sendFrom = (side: Side) =>
  prepared((db: Db, args: Columns) => {
    const statement = sql<Sent & { recruiters: string[] }>`
      with ${writing(side, args, '')}
      select ${answer}, array(${readers}) as recruiters from ${takenBy(side)}`;
    return { compile: () => statement.compile(db) };
  });

/** Writes the signals too, so that the statement is a transaction by itself. */
const sendAllFrom = (side: Side) =>
  prepared((db: Db, args: Columns) => {
    const recipients = sql`
      select reader.id as account_id, 'messages' as kind, thread_id::text as subject, thread_id as place
      from taken, lateral (select taken.student_id as id union all (${readers} offset 0)) as reader`;
    const statement = sql<Sent & { recipients: string[]; numbers: string[] }>`
      with ${writing(side, args, 'skip locked')}, ${signalling(recipients)}
      select ${answer}, signals.recipients, signals.numbers
      from ${takenBy(side)}
        left join (
          select subject, array_agg(account_id) as recipients, array_agg(id) as numbers
          from signalled group by subject) as signals on signals.subject = taken.thread_id::text`;
    return { compile: () => statement.compile(db) };
  });

const sendBy = { student: sendFrom('student'), company: sendFrom('company') };
const sendAllBy = { student: sendAllFrom('student'), company: sendAllFrom('company') };

interface Asked {
  party: Party;
  sending: Sending;
}

const columnsOf = (all: readonly Asked[]) => ({
  ids: all.map(({ sending }) => sending.id),
  threads: all.map(({ sending }) => sending.threadId),
  parties: all.map(({ party }) => party.id),
  accounts: all.map(({ party }) => party.accountId),
  kinds: all.map(({ sending }) => sending.kind),
  texts: all.map(({ sending }) => sending.text),
  folded: all.map(({ sending }) => sending.folded),
  times: all.map(({ sending }) => sending.now),
  mailTimes: all.map(({ sending }) => sending.mailAt),
});
type Columns = ReturnType<typeof columnsOf>;

export async function insertMessage(
  db: Db,
  party: Party,
  sending: Sending,
): Promise<(Sent & { recruiters: string[] }) | undefined> {
  const [sent] = await sendBy[party.side](db, columnsOf([{ party, sending }]));
  return sent;
}

/** Sends messages of one side in different threads, with signals; skips locked threads. */
export async function insertMessages(
  db: Db,
  side: Side,
  all: readonly Asked[],
): Promise<(Sent & { signals: StoredSignal[] })[]> {
  const rows = await sendAllBy[side](db, columnsOf(all));
  return rows.map(({ recipients, numbers, ...sent }) => ({
    ...sent,
    signals: recipients.map((accountId, at) => ({
      accountId,
      id: Number(numbers[at]),
      kind: 'messages',
      subject: sent.threadId,
    })),
  }));
}

export const isDuplicateId = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'thread_message_id_key';

export const findById = (db: Db, id: string) =>
  db
    .selectFrom('thread_message')
    .select(['thread_id as threadId', 'number', 'side', 'author_id as authorId'])
    .where('id', '=', id)
    .executeTakeFirst();
