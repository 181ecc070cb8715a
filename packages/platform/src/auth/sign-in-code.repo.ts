import type { PlatformDb, PlatformTx } from '../db/database.ts';
import { codeMailLimit } from './guessing.ts';
import { digestOf } from './tokens.ts';
import { newTypedCode, plainCode } from './typed-code.ts';

const digest = (who: string, code: string): Buffer => digestOf(`${who}:${plainCode(code)}`);

/** Valid as long as the mail limit's window: attackers who exhaust it only mail valid codes. */
export async function createSignInCode(tx: PlatformTx, who: string, now: Date): Promise<string> {
  const code = newTypedCode();
  const expiresAt = new Date(now.getTime() + codeMailLimit.seconds * 1000);
  await tx
    .insertInto('sign_in_code')
    .values({ digest: digest(who, code), expires_at: expiresAt })
    .execute();
  return code;
}

/** Does not use the code up, so that a mistyped password does not cost it. */
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

/** Deletes the code: of two concurrent uses only one succeeds. */
export async function useSignInCode(tx: PlatformTx, who: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_code')
    .where('digest', '=', digest(who, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
