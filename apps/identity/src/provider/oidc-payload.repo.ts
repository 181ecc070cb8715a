import { digestOf } from '@engawa/platform/auth/tokens';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../tables.ts';

export const idDigest = (id: string): string => digestOf(id).toString('base64url');

export interface StoredPayload {
  model: string;
  id: string;
  payload: Record<string, unknown>;
  grantId: string | null;
  uid: string | null;
  userCode: string | null;
  expiresAt: Date | null;
}

export async function upsertPayload(db: Db, stored: StoredPayload): Promise<void> {
  const values = {
    payload: JSON.stringify(stored.payload),
    grant_id: stored.grantId,
    uid: stored.uid,
    user_code: stored.userCode,
    expires_at: stored.expiresAt,
  };
  await db
    .insertInto('identity.oidc_payload')
    .values({ model: stored.model, id: idDigest(stored.id), ...values })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute();
}

const select = (db: Db, model: string) =>
  db
    .selectFrom('identity.oidc_payload')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model);

export const findPayload = (db: Db, model: string, id: string) =>
  select(db, model).where('id', '=', idDigest(id)).executeTakeFirst();

export const findPayloadByUid = (db: Db, model: string, uid: string) =>
  select(db, model).where('uid', '=', uid).executeTakeFirst();

/** Marks the object as consumed; false if a concurrent request was first. */
export async function consumePayload(db: Db, model: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.oidc_payload')
    .set({ consumed_at: sql`now()` })
    .where('model', '=', model)
    .where('id', '=', idDigest(id))
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePayload(db: Db, model: string, id: string): Promise<void> {
  await db
    .deleteFrom('identity.oidc_payload')
    .where('model', '=', model)
    .where('id', '=', idDigest(id))
    .execute();
}

export async function deleteByGrant(db: Db, grantIds: string[]): Promise<void> {
  if (grantIds.length === 0) return;
  await db
    .deleteFrom('identity.oidc_payload')
    .where((where) =>
      where.or([
        where('grant_id', '=', oneOf(grantIds)),
        where.and([where('model', '=', 'Grant'), where('id', '=', oneOf(grantIds.map(idDigest)))]),
      ]),
    )
    .execute();
}

export async function deleteSession(db: Db, uid: string): Promise<void> {
  await db
    .deleteFrom('identity.oidc_payload')
    .where('model', '=', 'Session')
    .where('uid', '=', uid)
    .execute();
}

/** Deletes sessions that began with this sign-in, and their grants. */
export async function deleteSignIn(tx: Tx, accountId: string, signedInAt: Date): Promise<void> {
  const ended = await tx
    .deleteFrom('identity.oidc_payload')
    .where('model', '=', 'Session')
    .where('account_id', '=', accountId)
    .where(sql`payload ->> 'loginTs'`, '=', String(Math.floor(signedInAt.getTime() / 1000)))
    .returning('payload')
    .execute();
  const granted = ended.flatMap(({ payload }) =>
    Object.values((payload['authorizations'] ?? {}) as Record<string, { grantId?: string }>),
  );
  await deleteByGrant(
    tx,
    granted.flatMap(({ grantId }) => grantId ?? []),
  );
}

/** Deletes sessions, grants, codes and tokens: signs the account out everywhere. */
export async function deleteByAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('identity.oidc_payload').where('account_id', '=', accountId).execute();
}
