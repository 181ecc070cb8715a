import { sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';

/** Accounts that can sign in: neither they nor their company are closed or suspended. */
export const accountsInUse = query
  .selectFrom('account')
  .select(['id', 'kind', 'company_id', 'level'])
  .where('disabled_at', 'is', null);

/** Accounts of people who have not left, whether or not they can sign in. */
export const accountsNotErased = query
  .selectFrom('account')
  .select(['id', 'kind', 'company_id', 'level'])
  .select(['disabled_at', 'closed_at', 'suspended_at', 'company_suspended_at'])
  .where('erased_at', 'is', null);

export const isInUse = (account: Id): Condition => sql`exists (
  select from account as used where used.id = ${account} and used.disabled_at is null)`;

/** The operator has suspended the account itself; a suspension of its company does not count. */
export const isSuspendedAccount = (account: Id): Condition => sql`exists (
  select from account as stopped where stopped.id = ${account} and stopped.suspended_at is not null)`;

/** The recruiter can sign in and is not an interviewer. */
export const worksWithStudents = (recruiter: Id): Condition => sql`exists (
  select from account as worker
  where worker.id = ${recruiter} and worker.disabled_at is null and worker.level in (0, 1, 2))`;

/** Screen language of the account's last sign-in. */
export const signInLanguage = (account: Id) =>
  query
    .selectFrom('account as signed_in')
    .select('signed_in.language')
    .where('signed_in.id', '=', account);

export const suspendedAccounts = query
  .selectFrom('account')
  .select('id')
  .where('suspended_at', 'is not', null);
