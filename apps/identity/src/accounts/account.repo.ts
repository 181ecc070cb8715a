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

/** A new account, or one that was never confirmed; undefined where the address has an owner. */
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

export async function confirmAccount(
  tx: Tx,
  id: string,
  registration: Registration,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('identity.account')
    .set({ ...columns(registration), confirmed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Whoever read the mail holds the address, so it is confirmed as well. */
export async function changePassword(
  tx: Tx,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('identity.account')
    .set({
      password_hash: passwordHash,
      confirmed_at: sql`coalesce(confirmed_at, ${now})`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('identity.account').where('id', '=', id).execute();
}
