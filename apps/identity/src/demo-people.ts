import type { Language, Localized } from '@engawa/contract/language';
import { hashPassword } from '@engawa/platform/auth/passwords';
import {
  findAccountByEmail,
  insertConfirmedAccount,
  setDisabled,
} from './accounts/account.repo.ts';
import type { Db } from './tables.ts';

/** Someone the sign-in page of a demo offers to be. */
export interface DemoPerson {
  email: string;
  password: string;
  givenName: string;
  familyName: string;
  language: Language;
  /** How the sign-in page calls them, and one line about them. */
  name: Localized;
  note: Localized;
}

export interface SeededPerson {
  email: string;
  /** The `sub` of their tokens. */
  accountId: string;
}

/** Those who have an account already keep it as it is. */
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

/** The accounts of those who have one. */
export async function findPeople(db: Db, people: readonly DemoPerson[]): Promise<string[]> {
  const accounts = await Promise.all(people.map(({ email }) => findAccountByEmail(db, email)));
  return accounts.flatMap((account) => account?.id ?? []);
}

export async function closePeople(db: Db, people: readonly DemoPerson[], now: Date): Promise<void> {
  await setDisabled(db, await findPeople(db, people), now);
}
