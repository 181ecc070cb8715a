import type { Db, Tx } from '../../../database.ts';

export const listDeclinedWithFile = (db: Db, before: Date, most: number) =>
  db
    .selectFrom('job_offer')
    .where('file_id', 'is not', null)
    .where('state', '=', 'declined')
    .where('decided_at', '<=', before)
    .orderBy('application_id')
    .select(['application_id as id', (of) => of.ref('file_id').$notNull().as('fileId')])
    .limit(most)
    .execute();

export async function releaseFile(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('job_offer')
    .set({ file_id: null })
    .where('application_id', '=', id)
    .execute();
}
