import { setTimeout as wait } from 'node:timers/promises';
import type { CallLimits } from '../http/limits/call-limits.ts';

/**
 * Wrong passwords for one account in a day, from any address. No account is locked: above
 * `slowAfter` answers are delayed, above `codeAfter` the password is only accepted with a code that
 * is mailed to the owner.
 */
const wrongPasswords = { slowAfter: 10, codeAfter: 50, seconds: 86_400 } as const;
const slowMs = 500;

const limit = { max: wrongPasswords.codeAfter, seconds: wrongPasswords.seconds };
const onceADay = { max: 1, seconds: wrongPasswords.seconds };

export const codeMailLimit = { max: 3, seconds: 3600 } as const;

export interface Guess {
  needsCode: boolean;
  /** Whether to notify the owner: true for one guess a day. Calling it counts. */
  shouldNotify(): Promise<boolean>;
  /** To be called when the password was right: then it was no guess. */
  forgive(): Promise<void>;
}

/** Counts an attempt before the password is checked. `who`: the account, existing or not. */
export async function countGuess(limits: CallLimits, door: string, who: string): Promise<Guess> {
  const attempt = await limits.attempt(`${door}.guesses`, who, limit);
  if (!attempt.over && attempt.count > wrongPasswords.slowAfter) await wait(slowMs);
  return {
    needsCode: attempt.over,
    shouldNotify: async () =>
      attempt.over && !(await limits.attempt(`${door}.told`, who, onceADay)).over,
    forgive: () => attempt.forgive(),
  };
}

/** Whether to mail a code: only during guessing, and within the mail limit. Calling it counts. */
export async function mayMailCode(limits: CallLimits, door: string, who: string): Promise<boolean> {
  if ((await limits.standing(`${door}.guesses`, who, limit)) < limit.max) return false;
  return !(await limits.attempt(`${door}.codes`, who, codeMailLimit)).over;
}
