import type { Db, Tx } from '../../database.ts';

/** Every account of this address that has a password: one in each company it belongs to. */
export const findPasswords = (db: Db, email: string) =>
  db
    .selectFrom('recruiter')
    .select(['id', 'password_hash as passwordHash'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .limit(maxCompanies)
    .execute();

/** More companies than anyone works for; each costs a verification at sign-in. */
const maxCompanies = 10;

const accounts = (db: Db) =>
  db
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.id')
    .innerJoin('company', 'company.id', 'recruiter.company_id')
    .select([
      'recruiter.id',
      'recruiter.company_id as companyId',
      'account.disabled_at as disabledAt',
      'company.name_jp as nameJp',
      'company.name_en as nameEn',
    ])
    .orderBy('recruiter.id');

export type RecruiterAccount = Awaited<ReturnType<typeof findAccounts>>[number];

export const findAccounts = (db: Db, ids: readonly string[]) =>
  accounts(db)
    .where((where) => where('recruiter.id', '=', where.fn.any(where.val(ids))))
    .execute();

export const findAccountsByEmail = (db: Db, email: string) =>
  accounts(db)
    .where((where) => where(where.fn('lower', ['recruiter.email']), '=', email.toLowerCase()))
    .where('account.disabled_at', 'is', null)
    .limit(maxCompanies)
    .execute();

export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('recruiter')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}
