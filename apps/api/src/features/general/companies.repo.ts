import type { GeneralDocument } from '@engawa/contract/general/schemas';
import type { Db, Tx } from '../../database.ts';
import { updateCompany } from '../account/public.ts';

/** What the company said when it signed up. */
export const findCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['name_jp', 'name_en', 'industry_id', 'employees'])
    .where('id', '=', companyId)
    .executeTakeFirst();

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** Lists and mails name the company as it names itself. Answers whether that is another name. */
export async function adoptNames(
  tx: Tx,
  companyId: string,
  { jp, en, common }: GeneralDocument,
): Promise<boolean> {
  const before = await findCompany(tx, companyId);
  const industry = jp?.industry ?? en?.industry;
  const names = { name_jp: jp?.companyName ?? null, name_en: en?.companyName ?? null };
  await updateCompany(tx, companyId, {
    ...names,
    ...(industry && { industry_id: industry }),
    ...(common.employees && { employees: common.employees }),
  });
  return before?.name_jp !== names.name_jp || before.name_en !== names.name_en;
}
