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

/** Stores the provider's objects in PostgreSQL, shared by all server instances. */
export const adapterFor =
  (db: Db) =>
  (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      // Anonymous sessions are not stored: anybody could create any number.
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
    // Needed for the device flow only, which is off.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      if (!(await consumePayload(db, model, id))) {
        throw new errors.InvalidGrant('already consumed');
      }
    },
    destroy: (id) => deletePayload(db, model, id),
    revokeByGrantId: (grantId) => deleteByGrant(db, [grantId]),
  });

/** An object's id is its bearer secret, so only its digest is stored. */
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
