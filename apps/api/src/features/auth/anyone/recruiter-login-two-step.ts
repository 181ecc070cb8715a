import type { recruiterLoginTwoStep as endpoint } from '@engawa/contract/auth/anyone';
import { Refusal, refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import type { TwoSteps } from '../../../handler.ts';
import { checkCode, countCode, notifyOwner, type TwoStepServices } from '../../two-step/public.ts';
import { readToken, useToken } from '../one-time-token.repo.ts';
import { findAccounts } from '../recruiters.repo.ts';
import { openRecruiterSession } from '../sign-in/session-reply.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  twoStep: TwoStepServices;
}

type Prepared = { accountId: string } & Awaited<ReturnType<typeof countCode>>;

export const recruiterLoginTwoStep = ({
  commands,
  limits,
  twoStep: { key, origin },
}: Services): TwoSteps<typeof endpoint, Prepared> => ({
  async before({ body: { codeToken, code }, now }) {
    const [accountId] = (await readToken(commands, 'login-code', codeToken, now))?.accountIds ?? [];
    if (accountId === undefined) return refuse('selection_expired');
    return { accountId, ...(await countCode(limits, accountId, code)) };
  },

  async run(call, { accountId, waitSeconds, notifyOwner: shouldNotify, forgive }) {
    const { tx, body, now } = call;
    const [account] = await findAccounts(tx, [accountId]);
    if (!account || account.disabledAt) return refuse('account_stopped');
    call.concerns(accountId);
    if (waitSeconds !== undefined) {
      if (shouldNotify) notifyOwner({ ...call, origin }, account, 'guessed');
      // Returned, not thrown: a thrown refusal would roll back the mail to the owner.
      return new Refusal('too_many_codes', { retryAfterSeconds: waitSeconds });
    }
    const checked = await checkCode(tx, key, { accountId, typed: body.code, now });
    // The token stays valid: a mistyped code does not require the password again.
    if (checked === 'wrong') return refuse('two_step_code_wrong');
    if (checked === 'off') return refuse('selection_expired');
    if (!(await useToken(tx, 'login-code', body.codeToken, now))) refuse('selection_expired');
    await forgive();
    if (checked.kind === 'recovery') {
      notifyOwner({ ...call, origin }, account, 'used', { left: String(checked.left) });
    }
    return openRecruiterSession(call, accountId);
  },
});
