import type { PlatformTx } from '../db/database.ts';
import { announceSessionEnd } from '../realtime/publish.repo.ts';
import type { Actor } from './actor.ts';
import { addTokens, type SessionTokens } from './session.repo.ts';
import { digestOf } from './tokens.ts';

/** Two tabs may use the same token at once; a later use means that it was stolen. */
const graceSeconds = 10;

export interface Renewed extends SessionTokens {
  accountId: string;
  kind: Actor['kind'];
}

/**
 * Exchanges a refresh token for new ones. `reused`: the token had been replaced long before, so it
 * was stolen; the session has been ended for the thief and the owner alike.
 */
export async function renewSession(
  tx: PlatformTx,
  refreshToken: string,
  now: Date,
): Promise<Renewed | 'unknown' | 'reused'> {
  const digest = digestOf(refreshToken);
  const row = await tx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session_id', 'replaced_at', 'account_id', 'kind'])
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .where('disabled_at', 'is', null)
    .forUpdate(['refresh_token'])
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.replaced_at && now.getTime() - row.replaced_at.getTime() > graceSeconds * 1000) {
    await endSession(tx, { sessionId: row.session_id, accountId: row.account_id }, now);
    return 'reused';
  }
  await tx
    .updateTable('refresh_token')
    .set({ replaced_at: row.replaced_at ?? now })
    .where('digest', '=', digest)
    .execute();
  const tokens = await addTokens(tx, row.session_id, now);
  return { ...tokens, accountId: row.account_id, kind: row.kind };
}

export async function endSession(
  tx: PlatformTx,
  { sessionId, accountId }: { sessionId: string; accountId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, id_token: null, device: null, network: null })
    .where('id', '=', sessionId)
    .execute();
  await announceSessionEnd(tx, accountId);
}

/** Ends the session that the same browser had before, so that it does not stay in the list. */
export async function endReplacedSession(
  tx: PlatformTx,
  refreshToken: string | undefined,
  now: Date,
): Promise<void> {
  if (refreshToken === undefined) return;
  const old = await tx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.id as sessionId', 'account_id as accountId'])
    .where('digest', '=', digestOf(refreshToken))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (old) await endSession(tx, old, now);
}

export async function endOtherSessions(
  tx: PlatformTx,
  { sessionId, accountId }: { sessionId: string; accountId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, id_token: null, device: null, network: null })
    .where('account_id', '=', accountId)
    .where('id', '!=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  await announceSessionEnd(tx, accountId);
}

export async function endAllSessions(tx: PlatformTx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, id_token: null, device: null, network: null })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
  await announceSessionEnd(tx, accountId);
}
