import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { PlatformDb, PlatformTx } from '../db/database.ts';
import type { PlatformTables } from '../db/tables.ts';
import { endSession } from './refresh.repo.ts';
import { digestOf } from './tokens.ts';

const query = expressionBuilder<PlatformTables>();

/** Sessions that nobody has ended, to be joined. */
export const openSessions = query
  .selectFrom('session')
  .select(['id', 'account_id', 'id_token'])
  .where('ended_at', 'is', null);

/** Sessions that a refresh token belongs to, also one that has expired or was revoked. */
export const sessionsBehind = (refreshToken: string) =>
  query
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.account_id', 'session.authenticated_at'])
    .where('refresh_token.digest', '=', digestOf(refreshToken));

/** When an account of the surrounding statement was used last. */
export const lastUsedAt = (account: Expression<string>): RawBuilder<Date | null> =>
  sql<Date | null>`(
    select max(session.last_used_at) from session where session.account_id = ${account})`;

/** For the archive of one's own data. */
export const listSessions = (db: PlatformDb, accountId: string) =>
  db
    .selectFrom('session')
    .select(['created_at as openedAt', 'ended_at as endedAt', 'last_used_at as lastUsedAt'])
    .select(['device', 'network'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** More than anybody has; those used last come first. */
const mostShown = 50;

/** Those that are open and can still be renewed. */
export const findOpenSessions = (db: PlatformDb, accountId: string, now: Date) =>
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
  tx: PlatformTx,
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

export async function findIdToken(db: PlatformDb, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('session')
    .select('id_token')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.id_token ?? null;
}
