import { type ErrorCode, errorMessage } from '@engawa/contract/error-catalogue';
import type { Language } from '@engawa/contract/language';
import type { changeCompanyPassword as endpoint } from '@engawa/contract/passwords/company';
import { hashPassword, verifyPassword } from '@engawa/platform/auth/passwords';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import {
  changePassword as change,
  findAccounts,
  findPassword,
  lockPassword,
} from '../../auth/public.ts';
import { ensureHardToGuess } from '../passwords.rules.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
}

/**
 * Limits wrong passwords per account, against somebody at an unlocked screen. Above it the owner
 * can still reset the password by mail.
 */
const wrong = [
  { name: 'password-change', max: 10, seconds: 900 },
  { name: 'password-change-day', max: 50, seconds: 86_400 },
] as const;

interface Prepared {
  oldHash: string;
  newHash: string;
}

export const changePassword = ({
  commands,
  limits,
  origin,
}: Services): TwoSteps<typeof endpoint, Prepared> => ({
  async before({ actor, body, language }) {
    const { current_password: given, new_password: wanted } = body;
    const attempts = await Promise.all(
      wrong.map(({ name, ...limit }) => limits.attempt(name, actor.accountId, limit)),
    );
    for (const attempt of attempts) attempt.refuseIfOver();
    const { email, passwordHash } = found(await findPassword(commands, actor.accountId));
    if (!(await verifyPassword(passwordHash, given)) || passwordHash === null) {
      return refuseBeside('current_password', 'wrong_current_password', language);
    }
    await Promise.all(attempts.map((attempt) => attempt.forgive()));
    if (given.normalize('NFKC') === wanted.normalize('NFKC')) {
      refuseBeside('new_password', 'same_password', language);
    }
    await ensureHardToGuess(wanted, email, language, 'new_password');
    return { oldHash: passwordHash, newHash: await hashPassword(wanted) };
  },

  async run(call, { oldHash, newHash }) {
    const { tx, actor, language } = call;
    if ((await lockPassword(tx, actor.accountId)) !== oldHash) {
      refuseBeside('current_password', 'wrong_current_password', language);
    }
    const [account] = await findAccounts(tx, [actor.accountId]);
    await change({ ...call, origin, keep: actor.sessionId }, found(account), newHash);
    return {};
  },
});

function refuseBeside(field: string, code: ErrorCode, language: Language): never {
  refuse(code, { fields: { [field]: errorMessage(code, language) } });
}
