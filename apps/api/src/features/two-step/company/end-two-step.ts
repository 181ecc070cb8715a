import type { endTwoStep as endpoint } from '@engawa/contract/two-step/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findMember } from '../member.repo.ts';
import { notifyOwner } from '../notify-owner.ts';
import type { TwoStepServices } from '../services.ts';
import { deleteTwoStep, isTwoStepOn } from '../two-step.repo.ts';

export const endTwoStep =
  ({ origin }: TwoStepServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor } = call;
    const wasOn = await isTwoStepOn(tx, actor.accountId);
    await deleteTwoStep(tx, actor.accountId);
    if (wasOn)
      notifyOwner({ ...call, origin }, found(await findMember(tx, actor.accountId)), 'off');
    return {};
  };
