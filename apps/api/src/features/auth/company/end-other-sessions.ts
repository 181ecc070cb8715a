import type { endOtherSessions as endpoint } from '@engawa/contract/auth/sessions';
import type { Handler } from '../../../handler.ts';
import { endSessions } from '../sessions.repo.ts';

export const endOtherSessions: Handler<typeof endpoint> = async ({ tx, actor, now }) => {
  await endSessions(tx, { accountId: actor.accountId, which: { allBut: actor.sessionId }, now });
  return {};
};
