import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';
import { accountsNotErased } from '../account/account.query.ts';

export const findPasswords = (db: Db, email: string) =>
  db
    .selectFrom('recruiter')
    .select(['id', 'password_hash as passwordHash'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .limit(maxCompanies)
    .execute();

export type KnownPassword = Awaited<ReturnType<typeof findPasswords>>[number];

export const findPassword = (db: Db, id: string) =>
  db
    .selectFrom('recruiter')
    .select(['id', 'email', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Locks the row: of two concurrent changes the second sees the new password and fails. */
export async function lockPassword(tx: Tx, id: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('recruiter')
    .select('password_hash')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.password_hash;
}

/** Locks the rows for share: waits for a password change under way and then notices it. */
export async function stillMatching(tx: Tx, known: readonly KnownPassword[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('recruiter')
    .select(['id', 'password_hash'])
    .where((where) => where('id', '=', where.fn.any(where.val(known.map(({ id }) => id)))))
    .forShare()
    .execute();
  const hashes = new Map(rows.map((row) => [row.id, row.password_hash]));
  return known.filter((one) => hashes.get(one.id) === one.passwordHash).map(({ id }) => id);
}

/** Bounds the cost of a sign-in: each company costs one password verification. */
const maxCompanies = 10;

const accounts = (db: Db) =>
  db
    .selectFrom('recruiter')
    .innerJoin(accountsNotErased.as('account'), 'account.id', 'recruiter.id')
    .innerJoin('company', 'company.id', 'recruiter.company_id')
    .select([
      'recruiter.id',
      'recruiter.company_id as companyId',
      'recruiter.email',
      'recruiter.name',
      mailLanguage('recruiter.id').as('language'),
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
    .where(sql<boolean>`lower(recruiter.email) = lower(${email})`)
    .where('account.disabled_at', 'is', null)
    .limit(maxCompanies)
    .execute();
