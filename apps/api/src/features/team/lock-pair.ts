import type { CompanyActor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import { type LockedMember, lockMembers } from './members.repo.ts';

interface Locked {
  /** The caller's current account: somebody may have demoted them since the request began. */
  by: LockedMember;
  of: LockedMember;
  others: readonly LockedMember[];
}

/** Locks the caller and the other account; undefined if that is not a member of the company. */
export async function lockPair(
  tx: Tx,
  { companyId, accountId }: CompanyActor,
  id: string,
  others: readonly string[] = [],
): Promise<Locked | undefined> {
  const locked = await lockMembers(tx, companyId, [accountId, id, ...others]);
  const by = found(locked.find((one) => one.id === accountId));
  if (by.disabledAt) refuse('session_expired');
  const of = locked.find((one) => one.id === id);
  return of && { by, of, others: locked };
}
