import type { Language, Localized } from '@engawa/contract/language';
import { hashPassword } from '@engawa/platform/auth/passwords';
import { findAccountByEmail, insertConfirmedAccount } from './accounts/account.repo.ts';
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
