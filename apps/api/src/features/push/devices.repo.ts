import { openSessions } from '@engawa/platform/auth/sessions.repo';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db, Tx } from '../../database.ts';

interface NewDevice {
  address: string;
  student: string;
  session: string;
  now: Date;
}

/** A browser belongs to the person who signed in last, so its push address moves to them. */
export async function putDevice(tx: Tx, { address, student, session, now }: NewDevice) {
  const whose = { student_id: student, session_id: session };
  await tx
    .insertInto('push_device')
    .values({ address, ...whose, added_at: now, told_at: now })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(whose))
    .execute();
}

export async function deleteOldest(tx: Tx, student: string, kept: number): Promise<void> {
  await tx
    .deleteFrom('push_device')
    .where('address', 'in', (of) =>
      of
        .selectFrom('push_device')
        .select('address')
        .where('student_id', '=', student)
        .orderBy('added_at', 'desc')
        .orderBy('address')
        .offset(kept),
    )
    .execute();
}

export async function deleteDevice(tx: Tx, student: string, address: string): Promise<void> {
  await tx
    .deleteFrom('push_device')
    .where('student_id', '=', student)
    .where('address', '=', address)
    .execute();
}

export const listDevicesOf = (db: Db, student: string) =>
  db
    .selectFrom('push_device')
    .select(['address', 'added_at as addedAt'])
    .where('student_id', '=', student)
    .orderBy('added_at')
    .execute();

export interface Device {
  address: string;
  student: string;
  notifiedAt: Date;
}

/** Devices not notified since `before` whose session is open, by address. */
export const listDueDevices = (
  db: Db,
  { before, after, most }: { before: Date; after: string; most: number },
): Promise<Device[]> =>
  db
    .selectFrom('push_device')
    .innerJoin(openSessions.as('session'), 'session.id', 'push_device.session_id')
    .select(['address', 'student_id as student', 'told_at as notifiedAt'])
    .where('told_at', '<', before)
    .where('address', '>', after)
    .orderBy('address')
    .limit(most)
    .execute();

/** Claims the device by compare-and-set on `told_at`, so that one server sends the push. */
export async function claimDevice(
  db: Db,
  { address, notifiedAt }: Device,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable('push_device')
    .set({ told_at: now })
    .where('address', '=', address)
    .where('told_at', '=', notifiedAt)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

export async function deleteUnknownDevices(db: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await db.deleteFrom('push_device').where('address', '=', oneOf(addresses)).execute();
}
