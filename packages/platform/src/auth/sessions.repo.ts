import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { PlatformDb, PlatformTx } from '../db/database.ts';
import type { PlatformTables } from '../db/tables.ts';
import { endSession } from './refresh.repo.ts';
import { digestOf } from './tokens.ts';

const query = expressionBuilder<PlatformTables>();

/** Sessions that were not ended, as a subselect for joins. */
export const openSessions = query
  .selectFrom('session')
  .select(['id', 'account_id', 'id_token'])
  .where('ended_at', 'is', null);

/** Finds the session of a refresh token, even of an expired or revoked one. */
export const sessionsBehind = (refreshToken: string) =>
  query
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.account_id', 'session.authenticated_at'])
    .where('refresh_token.digest', '=', digestOf(refreshToken));

/** When the account of the surrounding statement last used a session. */
export const lastUsedAt = (account: Expression<string>): RawBuilder<Date | null> =>
  sql<Date | null>`(
    select max(session.last_used_at) from session where session.account_id = ${account})`;

export const listSessions = (db: PlatformDb, accountId: string) =>
  db
    .selectFrom('session')
    .select(['created_at as openedAt', 'ended_at as endedAt', 'last_used_at as lastUsedAt'])
    .select(['device', 'network'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** Upper bound of the list, because it is not paged; most recently used first. */
const mostShown = 50;

/** Sessions that were not ended and whose refresh token has not expired. */
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

/** Ends the session and invalidates its access tokens. False if the account has no such session. */
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
