import { prepared } from '@engawa/platform/db/prepared';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import type { StoredPicture } from '../../files/public.ts';
import { reach } from '../../reach/public.ts';
import type { Party, Side } from '../party.ts';

export interface Sending {
  id: string;
  threadId: string;
  kind: 'text' | 'slots';
  text: string | null;
  folded: string;
  now: Date;
  /** When it is told by mail, should it be the first that is unread. */
  mailAt: Date;
}

interface Sent {
  number: number;
  studentId: string;
  companyId: string;
  /** Who of the company reads along. */
  recruiters: string[];
  /** Of whoever wrote it. */
  firstName: string | null;
  lastName: string | null;
  pictures: StoredPicture[] | null;
}

type Args = Pick<Sending, keyof Sending> & { me: string; accountId: string };

/** What differs between the sides; everything else is one statement for both. */
const sides: Record<
  Side,
  (args: Args) => Record<'mine' | 'mayWrite' | 'told' | 'author' | 'writer', RawBuilder<unknown>>
> = {
  student: ({ me }) => ({
    mine: sql`thread.student_id = ${me}`,
    mayWrite: reach.studentMayWrite({ student: me, company: sql.ref('thread.company_id') }),
    told: sql`company_unread = company_unread + 1, company_mail_at = case when company_unread = 0 then`,
    author: sql`null::uuid`,
    writer: sql`select first_name, last_name, picture_id from student where student.id = ${me}`,
  }),
  company: ({ me, accountId }) => ({
    mine: sql`thread.company_id = ${me}`,
    mayWrite: reach.companyMayWrite({ student: sql.ref('thread.student_id'), company: me }),
    told: sql`student_unread = student_unread + 1, student_mail_at = case when student_unread = 0 then`,
    author: sql`${accountId}::uuid`,
    writer: sql`
      select null as first_name, name as last_name, picture_id from recruiter
      where recruiter.id = ${accountId}`,
  }),
};

/**
 * Takes the number under the lock of the thread's row, writes the message and counts it as unread, in
 * one statement. Nothing where the thread is not one's own, may not be written to, or has it already.
 */
const sendFrom = (side: Side) =>
  prepared((db: Db, args: Args) => {
    const { mine, mayWrite, told, author, writer } = sides[side](args);
    const otherMailAt = sql.ref(side === 'student' ? 'company_mail_at' : 'student_mail_at');
    const statement = sql<Sent>`
      with taken as (
        update thread set last_number = last_number + 1, last_at = ${args.now},
          ${told} ${args.mailAt} else ${otherMailAt} end
        where thread.id = ${args.threadId} and ${mine} and ${mayWrite}
          and not exists (select from thread_message where thread_message.id = ${args.id})
        returning thread.id, company_id, student_id, last_number
      ), written as (
        insert into thread_message
          (id, thread_id, company_id, number, side, author_id, kind, text, folded, sent_at)
        select ${args.id}, taken.id, company_id, last_number, ${side}, ${author}, ${args.kind},
          ${args.text}, ${args.folded}, ${args.now}
        from taken
      )
      select taken.last_number as number, taken.student_id as "studentId",
        taken.company_id as "companyId", writer.first_name as "firstName",
        writer.last_name as "lastName", stored_file.pictures,
        array(
          select account.id from account
          where account.company_id = taken.company_id and account.level in (0, 1, 2)
            and account.disabled_at is null) as recruiters
      from taken
        left join lateral (${writer}) as writer on true
        left join stored_file on stored_file.id = writer.picture_id`;
    return { compile: () => statement.compile(db) };
  });

const sendBy = { student: sendFrom('student'), company: sendFrom('company') };

export async function insertMessage(
  db: Db,
  party: Party,
  sending: Sending,
): Promise<Sent | undefined> {
  const { side, id: me, accountId } = party;
  const [sent] = await sendBy[side](db, { ...sending, me, accountId });
  return sent;
}

/** Whether somebody else's attempt with the same id got there first, while this one waited. */
export const isSecond = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'thread_message_id_key';

/** A message by the id that its sender gave it. */
export const findById = (db: Db, id: string) =>
  db
    .selectFrom('thread_message')
    .select(['thread_id as threadId', 'number', 'side', 'author_id as authorId'])
    .where('id', '=', id)
    .executeTakeFirst();
