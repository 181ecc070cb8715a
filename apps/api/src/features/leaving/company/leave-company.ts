import type { leaveCompany as endpoint } from '@engawa/contract/leaving/company';
import { canTakeOver } from '@engawa/contract/team/who-may';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import type { LeaverWork } from '../../../leaver-work.ts';
import { findAccounts } from '../../auth/public.ts';
import { closeMember, handOverWork, lockMembers, tellColleague } from '../../team/public.ts';
import { findColleagues } from '../colleagues.repo.ts';
import { tellOfLeaving } from '../tell-of-leaving.ts';

interface Services {
  allWork: readonly LeaverWork[];
  origin: string;
}

export const leaveCompany =
  ({ allWork, origin }: Services): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body } = call;
    const { companyId, accountId } = actor;
    const leaver = { companyId, accountId };
    const to = body.handOverTo;
    const colleagues = await findColleagues(tx, leaver);
    const owners = colleagues.filter(({ role }) => role === 0);
    // All owners are locked: of two who leave, or are demoted, at once the second finds none left.
    const ids = [accountId, ...owners.map(({ id }) => id), ...(to === undefined ? [] : [to])];
    const locked = await lockMembers(tx, companyId, ids);
    const others = locked.filter(({ id, disabledAt }) => id !== accountId && !disabledAt);
    const own = locked.find(({ id }) => id === accountId);
    if (!own || own.disabledAt) return refuse('session_expired');
    if (own.level === 0 && !others.some(({ level }) => level === 0)) refuse('last_owner');
    if (to !== undefined && !others.some(({ id, level }) => id === to && canTakeOver(level))) {
      refuse('colleague_not_available');
    }
    const handedOver = await handOverWork(tx, allWork, leaver, to);
    const heir = handedOver > 0 ? to : undefined;
    if (heir !== undefined) {
      await tellColleague({ ...call, origin }, { leaver: accountId, to: heir, count: handedOver });
    }
    const [account] = await findAccounts(tx, [accountId]);
    // Whoever takes the work over has heard of it in that mail.
    await tellOfLeaving(
      call,
      found(account),
      owners.filter(({ id }) => id !== heir),
    );
    await closeMember(call, allWork, leaver);
    return {};
  };
