import type { seeAcceptedConnects as endpoint } from '@engawa/contract/connect/company';
import type { Handler } from '../../../handler.ts';
import { listRecruiters } from '../../../people/recruiters.repo.ts';
import { settle } from '../../notifications/public.ts';
import { markAllSeen } from '../change/new-connections.repo.ts';

/** Marks accepted connections as seen for the whole company. */
export const seeAccepted: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, outbox } = call;
  const seen = await markAllSeen(tx, actor.companyId);
  if (seen > 0) {
    for (const accountId of await listRecruiters(tx, actor.companyId)) {
      outbox.signal({ accountId, kind: 'connects' });
    }
  }
  await settle(call, { kind: 'studentAccepted', about: {}, of: [actor.accountId] });
  return {};
};
