import type { IdentityContext } from '../context.ts';
import type { Registration } from '../tables.ts';
import { confirmAccount } from './account.repo.ts';
import { useToken, useUpTokens } from './one-time-token.repo.ts';

/** Returns the account; undefined if the token was used meanwhile or has expired. */
export async function completeRegistration(
  { db, clock }: IdentityContext,
  digest: Buffer,
  registration: Registration,
): Promise<string | undefined> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const token = await useToken(tx, 'confirm', digest, now);
    if (!token) return undefined;
    const { account_id, email } = token;
    if (!(await confirmAccount(tx, account_id, email, registration, now))) return undefined;
    await useUpTokens(tx, account_id, now);
    return account_id;
  });
}
