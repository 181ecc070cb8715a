import type { renewRecoveryCodes as endpoint } from '@engawa/contract/two-step/company';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findMember } from '../member.repo.ts';
import { notifyOwner } from '../notify-owner.ts';
import { renewCodes as renew } from '../recovery-codes.repo.ts';
import type { TwoStepServices } from '../services.ts';
import { isTwoStepOn } from '../two-step.repo.ts';

export const renewCodes =
  ({ origin }: TwoStepServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor } = call;
    if (!(await isTwoStepOn(tx, actor.accountId))) refuse('two_step_is_off');
    notifyOwner({ ...call, origin }, found(await findMember(tx, actor.accountId)), 'renewed');
    return { recoveryCodes: await renew(tx, actor.accountId) };
  };
