import type { Db, Tx } from '../../../database.ts';
import type { Colleague } from '../../../people/leaver-work.ts';

export async function setAssignee(
  tx: Tx,
  companyId: string,
  threadId: string,
  assigneeId: string | null,
): Promise<void> {
  await tx
    .updateTable('thread')
    .set({ assignee_id: assigneeId })
    .where('company_id', '=', companyId)
    .where('id', '=', threadId)
    .execute();
}

export async function giveThreads(
  tx: Tx,
  { companyId, accountId }: Colleague,
  to: string | null,
): Promise<void> {
  await tx
    .updateTable('thread')
    .set({ assignee_id: to })
    .where('company_id', '=', companyId)
    .where('assignee_id', '=', accountId)
    .execute();
}

/** Whether a message, a note or a template shows the name of this recruiter. */
export async function hasWritten(db: Db, { companyId, accountId }: Colleague): Promise<boolean> {
  const written = await db
    .selectFrom('company')
    .where('company.id', '=', companyId)
    .where((where) =>
      where.or([
        where.exists(
          where.selectFrom('thread_message').where('author_id', '=', accountId).select('author_id'),
        ),
        where.exists(
          where.selectFrom('thread_note').where('author_id', '=', accountId).select('author_id'),
        ),
        where.exists(
          where
            .selectFrom('message_template')
            .where('updated_by', '=', accountId)
            .select('updated_by'),
        ),
      ]),
    )
    .select('company.id')
    .executeTakeFirst();
  return written !== undefined;
}
