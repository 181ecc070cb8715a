import type { Db, Tx } from '../../../database.ts';

export const listToRemind = (db: Db, today: string, most: number) =>
  db
    .selectFrom('job_offer')
    .select('application_id as id')
    .where('remind_on', '<=', today)
    .orderBy('remind_on')
    .limit(most)
    .execute();

/** Undefined if another server has sent the reminder or the student has answered. */
export const lockToRemind = (tx: Tx, id: string, today: string) =>
  tx
    .selectFrom('job_offer')
    .select(['application_id as id', 'reply_by as replyBy', 'state'])
    .where('application_id', '=', id)
    .where('remind_on', '<=', today)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function setReminder(tx: Tx, id: string, remindOn: string | null): Promise<void> {
  await tx
    .updateTable('job_offer')
    .set({ remind_on: remindOn })
    .where('application_id', '=', id)
    .execute();
}
