import type { listSessions as endpoint } from '@engawa/contract/auth/sessions';
import { findOpenSessions } from '@engawa/platform/auth/sessions.repo';
import type { Handler } from '../../../handler.ts';

export const listSessions: Handler<typeof endpoint> = async ({ db, actor, now }) => {
  const rows = await findOpenSessions(db, actor.accountId, now);
  const sessions = rows.map((row) => ({
    ...row,
    signedInAt: row.signedInAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isThisOne: row.id === actor.sessionId,
  }));
  return { sessions: sessions.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne)) };
};
