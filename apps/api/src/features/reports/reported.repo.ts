import type { Db } from '../../database.ts';

export const findCompany = (db: Db, id: string) =>
  db
    .selectFrom('company')
    .select(['id', 'name_jp', 'name_en'])
    .where('id', '=', id)
    .executeTakeFirst();
