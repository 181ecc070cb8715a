import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Tx } from '../../database.ts';
import { countCodes, useRecoveryCode } from './recovery-codes.repo.ts';
import { unseal } from './seal.rules.ts';
import { appCode, stepOf } from './totp.rules.ts';
import { findTwoStep, takeStep } from './two-step.repo.ts';

/**
 * Wrong app codes per account, from any address. Above the limits only a recovery code is accepted,
 * which cannot be guessed. Nobody is locked out for good: the counts expire, an owner can lift the
 * second step, and a new password stops the guesser. Three of a million codes are valid at a time,
 * so 15 guesses a day succeed hardly ever.
 */
const wrongCodes = { soon: { max: 5, seconds: 900 }, day: { max: 15, seconds: 86_400 } } as const;
const onceADay = { max: 1, seconds: 86_400 } as const;

export interface CodeTry {
  waitSeconds: number | undefined;
  /** Somebody knows the password: the owner is notified, once a day. */
  notifyOwner: boolean;
  forgive(): Promise<void>;
}

/** Call before checking a code. */
export async function countCode(
  limits: CallLimits,
  accountId: string,
  typed: string,
): Promise<CodeTry> {
  const counted =
    appCode(typed) === undefined
      ? []
      : [
          await limits.attempt('two-step', accountId, wrongCodes.soon),
          await limits.attempt('two-step-day', accountId, wrongCodes.day),
        ];
  // If both limits are exceeded, the wait of the longer one counts, which is the last.
  const waitSeconds = counted.findLast(({ over }) => over)?.secondsLeft;
  return {
    waitSeconds,
    notifyOwner:
      waitSeconds !== undefined &&
      !(await limits.attempt('two-step-told', accountId, onceADay)).over,
    forgive: async () => {
      for (const one of counted) await one.forgive();
    },
  };
}

export type CheckedCode =
  | 'wrong'
  /** Two-step sign-in was switched off meanwhile: the password is enough. */
  | 'off'
  | { kind: 'app' }
  | { kind: 'recovery'; left: number };

/** Consumes a valid code. */
export async function checkCode(
  tx: Tx,
  key: Buffer,
  { accountId, typed, now }: { accountId: string; typed: string; now: Date },
): Promise<CheckedCode> {
  const stored = await findTwoStep(tx, accountId);
  if (!stored?.confirmedAt) return 'off';
  const code = appCode(typed);
  if (code === undefined) {
    if (!(await useRecoveryCode(tx, accountId, typed))) return 'wrong';
    return { kind: 'recovery', left: await countCodes(tx, accountId) };
  }
  const step = stepOf(unseal(key, accountId, stored.sealedSecret), code, now);
  return step !== null && (await takeStep(tx, accountId, step)) ? { kind: 'app' } : 'wrong';
}
