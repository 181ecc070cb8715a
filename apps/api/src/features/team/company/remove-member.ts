import type { removeTeamMember as endpoint } from '@engawa/contract/team/company';
import { canTakeOver, whyNotManage } from '@engawa/contract/team/who-may';
import { refuse } from '@engawa/platform/errors/refusal';
import { requireFresh } from '@engawa/platform/http/endpoint/policy';
import type { Handler } from '../../../handler.ts';
import type { LeaverWork } from '../../../people/leaver-work.ts';
import { cancelInvitation } from '../cancel-invitation.ts';
import { closeMember } from '../close-member.ts';
import { handOverWork } from '../hand-over.ts';
import { lockPair } from '../lock-pair.ts';
import type { LockedMember } from '../members.repo.ts';
import { notifyColleague } from '../notify-colleague.ts';

interface Services {
  allLeaverWork: readonly LeaverWork[];
  origin: string;
}

export const removeMember =
  ({ allLeaverWork, origin }: Services): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, params, query, now, concerns } = call;
    const { companyId } = actor;
    const to = query.handOverTo;
    concerns(params.id);
    const pair = await lockPair(tx, actor, params.id, to === undefined ? [] : [to]);
    if (!pair) {
      await cancelInvitation(call, params.id);
      return { removed: 'invitation' as const };
    }
    const { by, of, others } = pair;
    const refusal = whyNotManage(by, of);
    if (refusal) refuse(refusal);
    // Removing and inviting again would undo the suspension.
    if (of.suspendedAt) refuse('suspended_by_operator');
    requireFresh(actor, now);
    if (to !== undefined && !others.some((one) => one.id === to && isAvailable(one, of))) {
      refuse('colleague_not_available');
    }
    const leaver = { companyId, accountId: of.id };
    const handedOver = await handOverWork(call, allLeaverWork, leaver, to);
    if (to !== undefined && handedOver > 0) {
      await notifyColleague({ ...call, origin }, { leaver: of.id, to, count: handedOver });
    }
    await closeMember(call, allLeaverWork, leaver);
    return { removed: 'member' as const };
  };

const isAvailable = (colleague: LockedMember, leaver: LockedMember): boolean =>
  colleague.id !== leaver.id && !colleague.disabledAt && canTakeOver(colleague.level);
