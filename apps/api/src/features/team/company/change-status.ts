import type { changeMemberStatus as endpoint } from '@engawa/contract/team/company';
import { isGrave, whyNotManage } from '@engawa/contract/team/who-may';
import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import { found, refuse } from '@engawa/platform/errors/refusal';
import { requireFresh } from '@engawa/platform/http/endpoint/policy';
import type { Handler } from '../../../handler.ts';
import { updateMember } from '../../account/public.ts';
import { lockPair } from '../lock-pair.ts';
import { findMember } from '../members.repo.ts';
import { presentMember } from '../team.present.ts';

export const changeStatus: Handler<typeof endpoint> = async ({
  tx,
  actor,
  body,
  now,
  concerns,
}) => {
  const { by, of } = found(await lockPair(tx, actor, body.id));
  const level = body.role ?? of.level;
  const refusal = whyNotManage(by, of, level);
  if (refusal) refuse(refusal);
  if (isGrave(of.level, level)) requireFresh(actor, now);
  concerns(of.id);
  if (body.status === 'active' && of.suspendedAt) refuse('suspended_by_operator');
  const isDisabled = body.status ? body.status === 'disabled' : of.closedAt !== null;
  await updateMember(tx, of.id, {
    level,
    // An account that is closed already keeps its date.
    closed_at: isDisabled ? (of.closedAt ?? now) : null,
  });
  // A changed level applies from the next request; a closed account is signed out.
  if (isDisabled) await endAllSessions(tx, of.id, now);
  return { recruiter: presentMember(found(await findMember(tx, actor.companyId, of.id))) };
};
