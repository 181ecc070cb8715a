import type { Db, Tx } from '../../database.ts';
import { mailLanguage } from '../../mail-language.repo.ts';

interface Verifying {
  at: Date;
  /** In a demo there is no operator who could look; outside it this counts for nothing. */
  inDemo?: boolean;
}

/** False where there is no such company; one that is verified already keeps its date. */
export async function verifyCompany(
  tx: Tx,
  companyId: string,
  { at, inDemo = false }: Verifying,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set((set) => ({
      verified_at: set.fn.coalesce('verified_at', set.val(at)),
      verified_in_demo: inDemo,
    }))
    .where('id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function liftVerification(tx: Tx, companyId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set({ verified_at: null, verified_in_demo: false })
    .where('id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const findVerification = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['name_jp as nameJp', 'name_en as nameEn', 'verified_at as verifiedAt'])
    .where('id', '=', companyId)
    .executeTakeFirst();

/** Whom news about the company itself goes to. */
export const listOwners = (db: Db, companyId: string) =>
  db
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.id')
    .select(['recruiter.id', 'recruiter.email', 'recruiter.name'])
    .select([mailLanguage('recruiter.id').as('language')])
    .where('recruiter.company_id', '=', companyId)
    .where('account.level', '=', 0)
    .where('account.disabled_at', 'is', null)
    .orderBy('recruiter.id')
    .execute();

/** False where the operator was asked within the last day already. */
export async function noteAsked(tx: Tx, companyId: string, now: Date): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set({ verification_asked_at: now })
    .where('id', '=', companyId)
    .where((where) =>
      where.or([
        where('verification_asked_at', 'is', null),
        where('verification_asked_at', '<', dayAgo),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
