import type { Language } from '@engawa/contract/language';
import { sessionSeconds } from '@engawa/contract/reference/limits';
import { endReplacedSession } from '@engawa/platform/auth/refresh.repo';
import {
  openSession,
  rememberLanguage,
  type SessionTokens,
  type SignInFacts,
} from '@engawa/platform/auth/session.repo';
import { deviceOf, networkOf } from '@engawa/platform/auth/sign-in-place.rules';
import { found } from '@engawa/platform/errors/refusal';
import type { Cookies } from '@engawa/platform/http/endpoint/context';
import type { Tx } from '../../../database.ts';
import { presentRecruiter, readRecruiter } from '../../account/public.ts';

export const refreshCookie = 'engawa_refresh';

/** The refresh token goes into an HttpOnly cookie, the rest into the response. */
export function handOver(cookies: Cookies, tokens: SessionTokens) {
  cookies.keep(refreshCookie, tokens.refreshToken, tokens.refreshExpiresAt);
  return {
    accessToken: tokens.accessToken,
    expiresIn: sessionSeconds.access,
    refreshExpiresAt: tokens.refreshExpiresAt.toISOString(),
  };
}

export interface SignIn {
  tx: Tx;
  cookies: Cookies;
  now: Date;
  /** Screen language of the sign-in; it becomes the language of mails. */
  language: Language;
  address: string;
  userAgent: string | undefined;
}

export async function signIn(
  { tx, cookies, now, language, address, userAgent }: SignIn,
  accountId: string,
  facts: SignInFacts = {},
) {
  await rememberLanguage(tx, accountId, language);
  await endReplacedSession(tx, cookies.read(refreshCookie), now);
  const recognised = { device: deviceOf(userAgent), network: networkOf(address) };
  return handOver(cookies, await openSession(tx, accountId, now, { ...facts, ...recognised }));
}

export async function openRecruiterSession(call: SignIn, accountId: string) {
  const recruiter = found(await readRecruiter(call.tx, accountId));
  return { user: presentRecruiter(recruiter), accessToken: await signIn(call, accountId) };
}
