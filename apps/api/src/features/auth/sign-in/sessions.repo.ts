import { endSession } from '@engawa/platform/auth/refresh.repo';
import type { Db, Tx } from '../../../database.ts';

/** More than anybody has; those used last come first. */
const mostShown = 50;

/** Those that are open and can still be renewed. */
export const findOpenSessions = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'network', 'created_at as signedInAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_token')
          .select('session_id')
          .whereRef('refresh_token.session_id', '=', 'session.id')
          .where('expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();

/** Its access tokens are worth nothing from here on. False where this account has no such session. */
export async function endOwnSession(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
  now: Date,
): Promise<boolean> {
  const own = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return false;
  await endSession(tx, { sessionId: id, accountId }, now);
  return true;
}
