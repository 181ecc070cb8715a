import type { Db, Tx } from '../../database.ts';

export const listHeld = (db: Db, accountId: string) =>
  db
    .selectFrom('notification')
    .select(['kind', 'about', 'created_at as createdAt', 'read_at as readAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

export async function deleteHeld(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('notification').where('account_id', '=', accountId).execute();
}
