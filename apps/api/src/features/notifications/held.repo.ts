import type { Db, Tx } from '../../database.ts';

export const listNotices = (db: Db, accountId: string) =>
  db
    .selectFrom('notice_count')
    .select(['kind', 'unread'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute();

export async function deleteNotices(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('notice_count').where('account_id', '=', accountId).execute();
}
