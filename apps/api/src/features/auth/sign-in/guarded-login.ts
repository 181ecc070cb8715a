import { countGuess } from '@engawa/platform/auth/guessing';
import { isSignInCode } from '@engawa/platform/auth/sign-in-code.repo';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import { emailKey } from '../email-key.ts';

/** Rate-limit key for guesses of recruiters' passwords. */
export const guessKey = 'login';

/**
 * Failed attempts per IP address and e-mail, and per IP address alone against trying many e-mails.
 * Failures per e-mail alone only demand a code sent by mail, so that nobody can lock somebody else
 * out.
 */
const failures = {
  person: { max: 10, seconds: 300 },
  address: { max: 100, seconds: 300 },
} as const;

interface Try {
  email: string;
  code: string | undefined;
  address: string;
  now: Date;
}

export interface Admitted {
  /** After the right password: takes these attempts back. */
  forgive(): Promise<void>;
  /** The sign-in code that was checked; the caller consumes it. */
  code?: string;
  /** Set if a sign-in code is needed and not given; `notifyOwner` is true once a day. */
  withoutCode?: { why: 'sign_in_code_needed' | 'sign_in_code_wrong'; notifyOwner: boolean };
}

export async function admitTry(
  { limits, commands }: { limits: CallLimits; commands: Db },
  { email, code, address, now }: Try,
): Promise<Admitted> {
  const who = emailKey(email);
  const attempts = [
    await limits.attempt('login', `${address}:${who}`, failures.person),
    await limits.attempt('login-address', address, failures.address),
  ];
  for (const attempt of attempts) attempt.refuseIfOver();
  const guess = await countGuess(limits, guessKey, who);
  const forgive = async () => {
    for (const one of [...attempts, guess]) await one.forgive();
  };
  if (!guess.needsCode) return { forgive };
  const isGood = code !== undefined && (await isSignInCode(commands, who, code, now));
  if (isGood) return { forgive, code };
  const why = code === undefined ? 'sign_in_code_needed' : 'sign_in_code_wrong';
  return { forgive, withoutCode: { why, notifyOwner: await guess.shouldNotify() } };
}
