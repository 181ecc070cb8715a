import { sessionsBehind } from '@engawa/platform/auth/sessions.repo';
import { digestOf } from '@engawa/platform/auth/tokens';
import type { Db, Tx } from '../../../database.ts';

import { ssoCookieMs } from './sso-browser.ts';

export interface SsoAttempt {
  nonce: string;
  codeVerifier: string;
}

export async function insertAttempt(
  tx: Tx,
  attempt: SsoAttempt & { state: string; browser: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('sso_attempt')
    .values({
      state_digest: digestOf(attempt.state),
      browser_digest: digestOf(attempt.browser),
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      expires_at: new Date(now.getTime() + ssoCookieMs),
    })
    .execute();
}

/** Deletes the state while reading it, so that it works for one exchange, successful or not. */
export async function takeAttempt(
  db: Db,
  state: string,
  browser: string,
  now: Date,
): Promise<SsoAttempt | undefined> {
  const row = await db
    .deleteFrom('sso_attempt')
    .where('state_digest', '=', digestOf(state))
    .where('browser_digest', '=', digestOf(browser))
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier as codeVerifier'])
    .executeTakeFirst();
  return row;
}

/** Issuer sign-ins of a refresh token, which may have expired or been revoked. */
export const findSignIns = async (tx: Tx, refreshToken: string) => {
  const rows = await tx
    .selectFrom(sessionsBehind(refreshToken).as('session'))
    .innerJoin('student_identity', 'student_identity.student_id', 'session.account_id')
    .select(['issuer', 'subject', 'authenticated_at'])
    .execute();
  return rows.flatMap(({ issuer, subject, authenticated_at: at }) =>
    at ? [{ identity: { issuer, subject }, signedInAt: at }] : [],
  );
};
