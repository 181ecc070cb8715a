import { tellSessionEnded } from '@engawa/platform/realtime/publish.repo';
import type { Db, Tx } from '../../database.ts';

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

interface Ended {
  accountId: string;
  which: { only: string } | { allBut: string };
  now: Date;
}

/** Their access tokens are worth nothing from here on. Answers whether there were any. */
export async function endSessions(tx: Tx, { accountId, which, now }: Ended): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: now, id_token: null, device: null, network: null })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where((where) =>
      'only' in which ? where('id', '=', which.only) : where('id', '!=', which.allBut),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tellSessionEnded(tx, accountId);
  return numUpdatedRows > 0n;
}
