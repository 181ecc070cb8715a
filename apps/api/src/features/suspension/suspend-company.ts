import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import { type Act, notDone } from '@engawa/platform/desk/command';
import type { Tx } from '../../database.ts';
import { setCompanySuspended } from '../account/public.ts';
import { mailOwners } from './mail-suspended.ts';
import { countShown, listMembers, lockCompany } from './suspension.repo.ts';

type Acting = Pick<Act<unknown, Tx>, 'tx' | 'outbox' | 'now' | 'concerns'>;

async function lockKnown({ tx, concerns }: Acting, companyId: string) {
  const company =
    (await lockCompany(tx, companyId)) ?? notDone('There is no company with this id.');
  concerns(company.id);
  return company;
}

/**
 * Sets one date, from which everything follows: contents are hidden, the company finds and reaches
 * nobody, its recruiters are signed out and cannot sign in. Nothing else changes, so lifting it
 * restores everything.
 */
export async function suspendCompany(acting: Acting, companyId: string, text?: string) {
  const { tx, now } = acting;
  const { name, suspendedAt } = await lockKnown(acting, companyId);
  if (suspendedAt) notDone(`It has been suspended since ${suspendedAt.toISOString()}.`);
  const shown = await countShown(tx, companyId);
  await setCompanySuspended(tx, companyId, now);
  const members = await listMembers(tx, companyId);
  for (const { id } of members) await endAllSessions(tx, id, now);
  const told = await mailOwners(acting, companyId, 'companySuspended', text);
  return { companyId, name, members: members.length, told, ...shown };
}

export async function unsuspendCompany(acting: Acting, companyId: string, text?: string) {
  const { name, suspendedAt, withDemo } = await lockKnown(acting, companyId);
  if (!suspendedAt) notDone('It is not suspended.');
  if (withDemo) notDone('It belongs to a demo that is off: it comes back with ENGAWA_DEMO=on.');
  await setCompanySuspended(acting.tx, companyId, null);
  const told = await mailOwners(acting, companyId, 'companyUnsuspended', text);
  return { companyId, name, suspendedAt, told, ...(await countShown(acting.tx, companyId)) };
}
