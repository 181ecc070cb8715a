import { orStale } from '@engawa/platform/errors/stale';
import type { Db, Tx } from '../../database.ts';
import type { CompanyInfoTables } from './company-info.tables.ts';

/** Null for a company that has entered nothing beyond the sign-up form. */
export const findInfo = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .leftJoin('company_info', 'company_info.company_id', 'company.id')
    .selectAll('company_info')
    .select([
      'company.name_jp as nameJp',
      'company.name_en as nameEn',
      'company.industry_id as industryId',
      'company.employees',
      'company.prefecture',
      'company.verified_at as verifiedAt',
      'company.verified_in_demo as verifiedInDemo',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirst();

export type InfoRow = NonNullable<Awaited<ReturnType<typeof findInfo>>>;

type Columns = Omit<CompanyInfoTables['company_info'], 'company_id' | 'version'>;

/** Refuses a caller who did not see the current version (0 before the first save). */
export async function saveInfo(
  tx: Tx,
  { companyId, version }: { companyId: string; version: number },
  columns: Columns,
): Promise<void> {
  const saved =
    version === 0
      ? await tx
          .insertInto('company_info')
          .values({ company_id: companyId, version: 1, ...columns })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('company_info')
          .set({ ...columns, version: version + 1 })
          .where('company_id', '=', companyId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  await orStale(saved, async () => {
    const row = await tx
      .selectFrom('company_info')
      .select('version')
      .where('company_id', '=', companyId)
      .executeTakeFirst();
    return row?.version ?? 0;
  });
}

const noInfo: Columns = {
  legal_name: null,
  corporate_number: null,
  representative: null,
  postal_code: null,
  address: null,
  phone: null,
  founded: null,
  capital: null,
  listing: null,
  company_type: null,
  complaints_office: null,
  complaints_email: null,
  complaints_phone: null,
};

type Shown = Pick<Columns, 'founded' | 'capital' | 'listing' | 'company_type'>;

/** Takes over facts from the general page when it is published. */
export async function adoptShown(tx: Tx, companyId: string, shown: Shown): Promise<void> {
  await tx
    .insertInto('company_info')
    .values({ company_id: companyId, version: 1, ...noInfo, ...shown })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet((set) => ({ ...shown, version: set('company_info.version', '+', 1) }))
        .where((where) =>
          where.or([
            where('company_info.founded', 'is distinct from', shown.founded),
            where('company_info.capital', 'is distinct from', shown.capital),
            where('company_info.listing', 'is distinct from', shown.listing),
            where('company_info.company_type', 'is distinct from', shown.company_type),
          ]),
        ),
    )
    .execute();
}
