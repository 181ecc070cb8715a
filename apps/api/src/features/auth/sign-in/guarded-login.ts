import { countGuess } from '@engawa/platform/auth/guessing';
import { isSignInCode } from '@engawa/platform/auth/sign-in-code.repo';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import { emailKey } from '../email-key.ts';

/** The door where recruiters' passwords are counted. */
export const door = 'login';

/**
 * Failures only. Counted for the address together with the e-mail and for the address alone,
 * against one who tries many e-mails; for the e-mail alone they lead to a code by mail, so that
 * nobody can lock somebody else out from afar.
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
  /** The password was right, so none of this was a failure. */
  forgive(): Promise<void>;
  /** The code without which the password would not have been looked at; to be used up. */
  code?: string;
  /** Without a good code the password is not even looked at; once a day the owner is told. */
  withoutCode?: { why: 'sign_in_code_needed' | 'sign_in_code_wrong'; tellOwner: boolean };
}

/** Whether a password may be tried now. Refuses whoever has tried too often. */
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
  const guess = await countGuess(limits, door, who);
  const forgive = async () => {
    for (const one of [...attempts, guess]) await one.forgive();
  };
  if (!guess.needsCode) return { forgive };
  const isGood = code !== undefined && (await isSignInCode(commands, who, code, now));
  if (isGood) return { forgive, code };
  const why = code === undefined ? 'sign_in_code_needed' : 'sign_in_code_wrong';
  return { forgive, withoutCode: { why, tellOwner: await guess.isToBeTold() } };
}
