import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Tx } from '../../database.ts';
import { countCodes, useRecoveryCode } from './recovery-codes.repo.ts';
import { unseal } from './seal.rules.ts';
import { appCode, stepOf } from './totp.rules.ts';
import { findTwoStep, takeStep } from './two-step.repo.ts';

/**
 * Wrong codes of the app for one account, from wherever they come. Past them only a recovery code
 * leads in, which nobody can guess. Nobody is locked out for good: the count begins anew, an owner
 * can lift the second step, and a new password keeps the guesser out. Three of a million codes are
 * good at a time, so 15 a day hardly ever meet one.
 */
const wrongCodes = { soon: { max: 5, seconds: 900 }, day: { max: 15, seconds: 86_400 } } as const;
const onceADay = { max: 1, seconds: 86_400 } as const;

export interface CodeTry {
  /** Too many were wrong: seconds until the next code of the app is looked at. */
  waitSeconds: number | undefined;
  /** Somebody knows the password: the owner hears of it, once a day. */
  tellOwner: boolean;
  forgive(): Promise<void>;
}

/** To be asked before a code is looked at. */
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
  // The longer of the two comes last.
  const waitSeconds = counted.findLast(({ over }) => over)?.secondsLeft;
  return {
    waitSeconds,
    tellOwner:
      waitSeconds !== undefined &&
      !(await limits.attempt('two-step-told', accountId, onceADay)).over,
    forgive: async () => {
      for (const one of counted) await one.forgive();
    },
  };
}

export type CheckedCode =
  | 'wrong'
  /** It was turned off meanwhile: the password alone leads in. */
  | 'off'
  | { kind: 'app' }
  | { kind: 'recovery'; left: number };

/** Uses the code up. */
export async function checkCode(
  tx: Tx,
  key: Buffer,
  { accountId, typed, now }: { accountId: string; typed: string; now: Date },
): Promise<CheckedCode> {
  const held = await findTwoStep(tx, accountId);
  if (!held?.confirmedAt) return 'off';
  const code = appCode(typed);
  if (code === undefined) {
    if (!(await useRecoveryCode(tx, accountId, typed))) return 'wrong';
    return { kind: 'recovery', left: await countCodes(tx, accountId) };
  }
  const step = stepOf(unseal(key, accountId, held.sealedSecret), code, now);
  return step !== null && (await takeStep(tx, accountId, step)) ? { kind: 'app' } : 'wrong';
}
