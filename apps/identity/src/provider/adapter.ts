import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Db } from '../tables.ts';
import {
  consumePayload,
  deleteByGrant,
  deletePayload,
  findPayload,
  findPayloadByUid,
  upsertPayload,
} from './oidc-payload.repo.ts';

/** Keeps the provider's objects in PostgreSQL, so that all copies of the server share them. */
export const adapterFor =
  (db: Db) =>
  (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      // Anyone can have any number of sessions begun; worth keeping are those with somebody in them.
      if (model === 'Session' && !payload.accountId) return;
      await upsertPayload(db, {
        model,
        id,
        payload: withoutSecrets(payload),
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      });
    },
    find: async (id) => {
      const row = await findPayload(db, model, id);
      return row && restore(row, { jti: id });
    },
    findByUid: async (uid) => {
      const row = await findPayloadByUid(db, model, uid);
      return row && restore(row, {});
    },
    // Only the device flow asks, and it is off.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      if (!(await consumePayload(db, model, id))) {
        throw new errors.InvalidGrant('already consumed');
      }
    },
    destroy: (id) => deletePayload(db, model, id),
    revokeByGrantId: (grantId) => deleteByGrant(db, [grantId]),
  });

/** An id is what its bearer shows; the table knows only its digest. */
function withoutSecrets({ jti: _jti, ...payload }: AdapterPayload): Record<string, unknown> {
  const { session } = payload as { session?: Record<string, unknown> };
  if (!session) return payload;
  const { cookie: _cookie, ...rest } = session;
  return { ...payload, session: rest };
}

const restore = (
  row: { payload: Record<string, unknown>; consumed_at: Date | null },
  id: { jti?: string },
): AdapterPayload => ({
  ...row.payload,
  ...id,
  ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / 1000) }),
});
