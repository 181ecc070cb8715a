import type { GeneralDocument } from '@engawa/contract/general/schemas';
import type { Tx } from '../../database.ts';
import { updateCompany } from '../account/public.ts';
import { adoptShown, findInfo } from '../company-info/public.ts';

/**
 * Takes name and facts of the published general page over into the company's row, which lists and
 * mails read. Returns whether the name changed and whether the old one was verified.
 */
export async function adoptGeneral(
  tx: Tx,
  companyId: string,
  { jp, en, common }: GeneralDocument,
): Promise<{ renamed: boolean; wasVerified: boolean }> {
  const before = await findInfo(tx, companyId);
  const industry = jp?.industry ?? en?.industry;
  const names = { name_jp: jp?.companyName ?? null, name_en: en?.companyName ?? null };
  const { employees, founded, capital, listing, companyType } = common;
  await updateCompany(tx, companyId, {
    ...names,
    ...(industry && { industry_id: industry }),
    employees,
  });
  await adoptShown(tx, companyId, { founded, capital, listing, company_type: companyType });
  const renamed = before?.nameJp !== names.name_jp || before.nameEn !== names.name_en;
  return { renamed, wasVerified: before?.verifiedAt != null };
}
