import { sessionSeconds } from '@engawa/contract/reference/limits';
import { openSession, type SessionTokens } from '@engawa/platform/auth/session.repo';
import { found } from '@engawa/platform/errors/refusal';
import type { Cookies } from '@engawa/platform/http/endpoint/context';
import type { Tx } from '../../database.ts';
import { presentRecruiter, readRecruiter } from '../account/public.ts';

export const refreshCookie = 'engawa_refresh';

/** The refresh token goes into the cookie, where no script reads it; the rest into the answer. */
export function handOver(cookies: Cookies, tokens: SessionTokens) {
  cookies.keep(refreshCookie, tokens.refreshToken, tokens.refreshExpiresAt);
  return {
    accessToken: tokens.accessToken,
    expiresIn: sessionSeconds.access,
    refreshExpiresAt: tokens.refreshExpiresAt.toISOString(),
  };
}

export async function openRecruiterSession(
  { tx, cookies, now }: { tx: Tx; cookies: Cookies; now: Date },
  accountId: string,
) {
  const recruiter = found(await readRecruiter(tx, accountId));
  const tokens = await openSession(tx, accountId, now);
  return { user: presentRecruiter(recruiter), accessToken: handOver(cookies, tokens) };
}
