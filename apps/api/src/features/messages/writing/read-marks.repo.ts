import { sql } from 'kysely';
import type { Tx } from '../../../database.ts';
import { other, type Party } from '../party.ts';
import { isOf } from '../threads/threads.repo.ts';

interface Marked {
  id: string;
  companyId: string;
  studentId: string | null;
  unread: number;
  /** True if anything became read. */
  changed: boolean;
}

/** Moves the read mark of a side forward, never back, and counts what stays unread. */
export async function markRead(
  tx: Tx,
  party: Party,
  { threadId, number }: { threadId: string; number: number },
): Promise<Marked | undefined> {
  const { side } = party;
  const [read, unread, mailAt] = [
    sql.ref(`${side}_read`),
    sql.ref(`${side}_unread`),
    sql.ref(`${side}_mail_at`),
  ];
  const { rows } = await sql<Marked>`
    with before as (
      select thread.id, company_id, ${read} as mark,
        greatest(${read}, least(${number}, last_number)) as upto
      from thread where thread.id = ${threadId} and ${isOf(party)}
      for no key update
    ), left_over as (
      select count(*) as count from before join thread_message
        on thread_message.thread_id = before.id and thread_message.company_id = before.company_id
      where thread_message.number > before.upto and thread_message.side = ${other(side)}
        and thread_message.deleted_at is null
    )
    update thread set ${read} = before.upto, ${unread} = left_over.count,
      ${mailAt} = case when left_over.count = 0 then null else ${mailAt} end
    from before, left_over
    where thread.id = before.id and thread.company_id = before.company_id
    returning thread.id, thread.company_id as "companyId", thread.student_id as "studentId",
      thread.${unread} as unread, before.upto > before.mark as changed`.execute(tx);
  return rows[0];
}
