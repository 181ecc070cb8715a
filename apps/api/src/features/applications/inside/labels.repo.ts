import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { labelRows } from '../../labels/public.ts';

export const listLabels = (db: Db, companyId: string) =>
  labelRows(db, 'apply', companyId)
    .select([
      sql<number>`label.label_index`.as('labelIndex'),
      sql<number>`(select count(*) from application
        where application.label_id = label.id and application.company_id = ${companyId})`.as(
        'used',
      ),
    ])
    .orderBy(sql`label.label_index`)
    .orderBy('label.id')
    .execute();

export async function putLabel(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  labelId: string | null,
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ label_id: labelId })
    .where('company_id', '=', companyId)
    .where('id', '=', oneOf(ids))
    .execute();
}
