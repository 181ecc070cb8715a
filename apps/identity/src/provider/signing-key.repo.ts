import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { newSigningKey, type SigningKey } from './signing-keys.ts';

export async function loadKeys(db: Db): Promise<SigningKey[]> {
  const rows = await db.selectFrom('identity.signing_key').selectAll().execute();
  return rows.map((row) => ({
    jwk: { ...row.private_jwk, kid: row.id },
    createdAt: row.created_at,
    retiredAt: row.retired_at,
  }));
}

/** Of several instances that start on an empty database, one creates the key. */
export async function ensureKey(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table identity.signing_key in exclusive mode`.execute(tx);
    const known = await tx.selectFrom('identity.signing_key').select('id').executeTakeFirst();
    if (!known) await insertKey(tx, now);
  });
}

export async function addKey(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table identity.signing_key in exclusive mode`.execute(tx);
    await tx
      .updateTable('identity.signing_key')
      .set({ retired_at: now })
      .where('retired_at', 'is', null)
      .execute();
    await insertKey(tx, now);
  });
}

async function insertKey(db: Db, now: Date): Promise<void> {
  const { kid, ...jwk } = await newSigningKey();
  await db
    .insertInto('identity.signing_key')
    .values({ id: kid, private_jwk: JSON.stringify(jwk), created_at: now })
    .execute();
}
