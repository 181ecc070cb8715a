import type { Db } from '../../../../database.ts';

/** Time of each side's last message; deleted messages do not count. */
export async function findLastWritten(
  db: Db,
  { student, company }: { student: string; company: string },
): Promise<{ student: Date | null; company: Date | null }> {
  const rows = await db
    .selectFrom('thread')
    .innerJoin('thread_message as message', 'message.thread_id', 'thread.id')
    .where('thread.company_id', '=', company)
    .where('thread.student_id', '=', student)
    .where('message.deleted_at', 'is', null)
    .groupBy('message.side')
    .select(['message.side'])
    .select((of) => of.fn.max('message.sent_at').as('at'))
    .execute();
  const at = (side: 'student' | 'company') => rows.find((row) => row.side === side)?.at ?? null;
  return { student: at('student'), company: at('company') };
}
