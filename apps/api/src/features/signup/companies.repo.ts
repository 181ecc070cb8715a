import type { Tx } from '../../database.ts';

export const findCompanyName = (tx: Tx, id: string) =>
  tx
    .selectFrom('company')
    .select(['name_jp as jp', 'name_en as en'])
    .where('id', '=', id)
    .executeTakeFirst();
