import type { confirmTwoStep as endpoint } from '@engawa/contract/two-step/company';
import { endOtherSessions } from '@engawa/platform/auth/refresh.repo';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findMember } from '../member.repo.ts';
import { notifyOwner } from '../notify-owner.ts';
import { renewCodes } from '../recovery-codes.repo.ts';
import { unseal } from '../seal.rules.ts';
import type { TwoStepServices } from '../services.ts';
import { appCode, stepOf } from '../totp.rules.ts';
import { confirmSecret, findTwoStep } from '../two-step.repo.ts';

export const confirmTwoStep =
  ({ key, origin }: TwoStepServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, body, now } = call;
    const { accountId } = call.actor;
    const offered = await findTwoStep(tx, accountId);
    if (!offered) return refuse('two_step_is_off');
    if (offered.confirmedAt) refuse('two_step_is_on');
    const code = appCode(body.code);
    const sealed = offered.sealedSecret;
    const step = code === undefined ? null : stepOf(unseal(key, accountId, sealed), code, now);
    if (step === null) return refuse('two_step_code_wrong');
    if (!(await confirmSecret(tx, { accountId, sealed, step, now }))) refuse('two_step_is_on');
    // Ends sessions opened with the password alone, which would remain valid for days.
    await endOtherSessions(tx, call.actor, now);
    notifyOwner({ ...call, origin }, found(await findMember(tx, accountId)), 'on');
    return { recoveryCodes: await renewCodes(tx, accountId) };
  };
