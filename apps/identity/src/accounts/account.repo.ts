import type { Language } from '@engawa/contract/language';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import { forgetReceiver } from '@engawa/platform/mail/delivery/undeliverable.repo';
import { sql } from 'kysely';
import type { Db, Registration, Tx } from '../tables.ts';

const columns = (registration: Registration) => ({
  password_hash: registration.passwordHash,
  given_name: registration.givenName,
  family_name: registration.familyName,
  language: registration.language,
});

export const findAccount = (db: Db, id: string) =>
  db
    .selectFrom('identity.account')
    .selectAll()
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const findAccountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('identity.account')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();

/** A new account, or one never confirmed; undefined if the address has a confirmed owner. */
export async function claimEmail(
  tx: Tx,
  email: string,
  registration: Registration,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('identity.account')
    .values({ email, ...columns(registration), created_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ email, ...columns(registration), created_at: now })
        .where('identity.account.confirmed_at', 'is', null)
        .where('identity.account.disabled_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertConfirmedAccount(
  db: Db,
  email: string,
  registration: Registration,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('identity.account')
    .values({ email, ...columns(registration), created_at: now, confirmed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False if the account is confirmed already: a late link changes nothing. */
export async function confirmAccount(
  tx: Tx,
  id: string,
  email: string,
  registration: Registration,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity.account')
    .set({ email, ...columns(registration), confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function changePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('identity.account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

export async function hasEmail(tx: Tx, email: string): Promise<boolean> {
  const owner = await findAccountByEmail(tx, email);
  return owner !== undefined && (owner.confirmed_at !== null || owner.disabled_at !== null);
}

/** Refuses an address of another confirmed account; an unconfirmed registration is deleted. */
export async function updateEmail(tx: Tx, id: string, email: string): Promise<void> {
  await tx
    .deleteFrom('identity.account')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('id', '!=', id)
    .where('confirmed_at', 'is', null)
    .where('disabled_at', 'is', null)
    .execute();
  try {
    await tx.updateTable('identity.account').set({ email }).where('id', '=', id).execute();
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'account_email') refuse('email_taken');
    throw error;
  }
}

export async function rememberLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db
    .updateTable('identity.account')
    .set({ language })
    .where('id', '=', id)
    .where('language', '!=', language)
    .execute();
}

/** Locks the row for share: waits for a password change under way and then notices it. */
export async function stillHasPassword(
  db: Db,
  { id, password_hash }: AccountRow,
): Promise<boolean> {
  const row = await db
    .selectFrom('identity.account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function setDisabled(db: Db, ids: readonly string[], at: Date | null): Promise<void> {
  await db
    .updateTable('identity.account')
    .set({ disabled_at: at })
    .where('id', '=', oneOf(ids))
    .execute();
}

/** Without the password hash. */
export const describeAccount = (db: Db, id: string) =>
  db
    .selectFrom('identity.account')
    .select([
      'email',
      'given_name as givenName',
      'family_name as familyName',
      'language',
      'created_at as createdAt',
      'confirmed_at as confirmedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

export type AccountDescription = NonNullable<Awaited<ReturnType<typeof describeAccount>>>;

/** Deletes its links too, and mails to its address that are still waiting. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  const gone = await tx
    .deleteFrom('identity.account')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  if (!gone) return;
  await tx
    .deleteFrom('identity.mail_request')
    .where(sql`lower(email)`, '=', sql`lower(${gone.email})`)
    .execute();
  await tx
    .deleteFrom('mail')
    .where(sql`lower(recipient)`, '=', sql`lower(${gone.email})`)
    .execute();
  await forgetReceiver(tx, gone.email);
}
