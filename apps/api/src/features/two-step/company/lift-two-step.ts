import type { liftTwoStep as endpoint } from '@engawa/contract/two-step/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findMember } from '../member.repo.ts';
import { notifyOwner } from '../notify-owner.ts';
import type { TwoStepServices } from '../services.ts';
import { deleteTwoStep, isTwoStepOn } from '../two-step.repo.ts';

export const liftTwoStep =
  ({ origin }: TwoStepServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, concerns } = call;
    const member = found(await findMember(tx, body.id, actor.companyId));
    concerns(member.id);
    const wasOn = await isTwoStepOn(tx, member.id);
    await deleteTwoStep(tx, member.id);
    if (wasOn) notifyOwner({ ...call, origin }, member, 'lifted');
    return {};
  };
