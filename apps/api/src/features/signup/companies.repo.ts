import type { Tx } from '../../database.ts';

export const findCompanyName = (tx: Tx, id: string) =>
  tx
    .selectFrom('company')
    .select(['name_jp as jp', 'name_en as en'])
    .where('id', '=', id)
    .executeTakeFirst();

export const isCompany = async (tx: Tx, id: string): Promise<boolean> =>
  (await findCompanyName(tx, id)) !== undefined;

export const findInviterName = (tx: Tx, id: string, companyId: string) =>
  tx
    .selectFrom('recruiter')
    .select('name')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
