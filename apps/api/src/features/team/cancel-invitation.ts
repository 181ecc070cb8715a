import { whyNotManage } from '@engawa/contract/team/who-may';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import { deleteInvitation } from '../signup/public.ts';
import { lockInvitation } from './invitations.repo.ts';

interface Cancelling {
  tx: Tx;
  actor: CompanyActor;
}

export async function cancelInvitation({ tx, actor }: Cancelling, id: string): Promise<void> {
  const invitation = found(await lockInvitation(tx, actor.companyId, id));
  const refusal = whyNotManage({ id: actor.accountId, level: actor.level }, invitation);
  if (refusal) refuse(refusal);
  await deleteInvitation(tx, invitation.id);
}
