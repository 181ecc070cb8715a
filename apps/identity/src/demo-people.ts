import type { Language, Localized } from '@engawa/contract/language';
import { hashPassword } from '@engawa/platform/auth/passwords';
import {
  findAccountByEmail,
  insertConfirmedAccount,
  setDisabled,
} from './accounts/account.repo.ts';
import { eraseAccount } from './accounts/erase-account.ts';
import type { Db, Tx } from './tables.ts';

/** A person whom the demo's sign-in page offers. */
export interface DemoPerson {
  email: string;
  password: string;
  givenName: string;
  familyName: string;
  language: Language;
  /** Name and description on the sign-in page. */
  name: Localized;
  note: Localized;
}

export interface SeededPerson {
  email: string;
  /** The `sub` claim. */
  accountId: string;
}

/** Existing accounts stay unchanged. */
export async function seedPeople(
  db: Db,
  people: readonly DemoPerson[],
  now: Date,
): Promise<SeededPerson[]> {
  const seeded: SeededPerson[] = [];
  for (const { email, password, givenName, familyName, language } of people) {
    const known = await findAccountByEmail(db, email);
    if (known?.disabled_at) await setDisabled(db, [known.id], null);
    const accountId =
      known?.id ??
      (await insertConfirmedAccount(
        db,
        email,
        { passwordHash: await hashPassword(password), givenName, familyName, language },
        now,
      ));
    seeded.push({ email, accountId });
  }
  return seeded;
}

/** Ids of their accounts, as far as they exist. */
async function findPeople(db: Db, people: readonly DemoPerson[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { email } of people) {
    const account = await findAccountByEmail(db, email);
    if (account) ids.push(account.id);
  }
  return ids;
}

/** Deletes these accounts, used or not. */
export async function removePeople(tx: Tx, people: readonly DemoPerson[]): Promise<void> {
  for (const id of await findPeople(tx, people)) await eraseAccount(tx, id);
}

export async function closePeople(db: Db, people: readonly DemoPerson[], now: Date): Promise<void> {
  await setDisabled(db, await findPeople(db, people), now);
}
