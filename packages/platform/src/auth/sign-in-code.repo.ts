import type { PlatformDb, PlatformTx } from '../db/database.ts';
import { codeMailLimit } from './guessing.ts';
import { digestOf } from './tokens.ts';
import { newTypedCode, plainCode } from './typed-code.ts';

const digest = (who: string, code: string): Buffer => digestOf(`${who}:${plainCode(code)}`);

/**
 * A code for the owner of this address. It lives as long as the budget for such mails: whoever uses
 * the budget up in the owner's name has filled the owner's mailbox with codes that work.
 */
export async function createSignInCode(tx: PlatformTx, who: string, now: Date): Promise<string> {
  const code = newTypedCode();
  const expiresAt = new Date(now.getTime() + codeMailLimit.seconds * 1000);
  await tx
    .insertInto('sign_in_code')
    .values({ digest: digest(who, code), expires_at: expiresAt })
    .execute();
  return code;
}

/** Looks without using it up: a mistyped password does not cost the code. */
export async function isSignInCode(
  db: PlatformDb,
  who: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_code')
    .select('expires_at')
    .where('digest', '=', digest(who, code))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Once: of two that come at the same time, one gets in. */
export async function useSignInCode(tx: PlatformTx, who: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_code')
    .where('digest', '=', digest(who, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
