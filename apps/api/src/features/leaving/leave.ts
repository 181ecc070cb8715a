import type { Language } from '@engawa/contract/language';
import { canTakeOver } from '@engawa/contract/team/who-may';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Colleague } from '../../people/in-charge.repo.ts';
import type { LeaverWork } from '../../people/leaver-work.ts';
import { findAccounts } from '../auth/public.ts';
import type { Notifying } from '../notifications/public.ts';
import { closeMember, handOverWork, lockMembers, notifyColleague } from '../team/public.ts';
import { findColleagues, requireOwner } from './colleagues.repo.ts';
import { notifyOfLeaving } from './notify-of-leaving.ts';

export interface Leave extends Notifying {
  language: Language;
  origin: string;
}

interface Leaver extends Colleague {
  to: string | undefined;
  /** Set by the operator. A closed account cannot leave by itself: that would undo the closing. */
  evenIfClosed?: boolean;
}

/**
 * Hands the work over, notifies owners and leaver, and closes the account. Returns former and
 * intended addresses of the leaver.
 */
export async function leave(
  leaving: Leave,
  allLeaverWork: readonly LeaverWork[],
  { companyId, accountId, to, evenIfClosed = false }: Leaver,
): Promise<string[]> {
  const { tx } = leaving;
  const leaver = { companyId, accountId };
  const colleagues = await findColleagues(tx, leaver);
  const owners = colleagues.filter(({ role }) => role === 0);
  // Locks all owners: of two who leave at once, the second is the last and refused.
  const ids = [accountId, ...owners.map(({ id }) => id), ...(to === undefined ? [] : [to])];
  const locked = await lockMembers(tx, companyId, ids);
  const others = locked.filter(({ id, disabledAt }) => id !== accountId && !disabledAt);
  const own = locked.find(({ id }) => id === accountId);
  if (!own || (own.disabledAt && !evenIfClosed)) return refuse('session_expired');
  const leads = own.level === 0 && !own.disabledAt;
  if (leads && !others.some(({ level }) => level === 0)) refuse('last_owner');
  if (to !== undefined && !others.some(({ id, level }) => id === to && canTakeOver(level))) {
    refuse('colleague_not_available');
  }
  const handedOver = await handOverWork(leaving, allLeaverWork, leaver, to);
  const heir = handedOver > 0 ? to : undefined;
  if (heir !== undefined) {
    await notifyColleague(
      { ...leaving, actor: leaver },
      { to: heir, leaver: accountId, count: handedOver },
    );
  }
  const [account] = await findAccounts(tx, [accountId]);
  // The colleague who takes over has been notified already.
  await notifyOfLeaving(
    leaving,
    found(account),
    owners.filter(({ id }) => id !== heir),
  );
  const addresses = await closeMember(leaving, allLeaverWork, leaver);
  await requireOwner(tx);
  return addresses;
}
