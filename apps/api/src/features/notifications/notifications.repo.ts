import type { NotificationAbout, NotificationKind } from '@engawa/contract/notifications/kinds';
import { notificationsPerPage } from '@engawa/contract/notifications/schemas';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { prepared } from '@engawa/platform/db/statements/prepared';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { isOnHold } from '../reach/reach.query.ts';

interface NewNotifications {
  kind: NotificationKind;
  about: NotificationAbout;
  to: readonly string[];
  now: Date;
}

/** One statement for any number of recipients. */
export async function insertNotifications(
  tx: Tx,
  { kind, about, to, now }: NewNotifications,
): Promise<{ accountId: string; id: string }[]> {
  if (to.length === 0) return [];
  const { rows } = await sql<{ accountId: string; id: string }>`
    insert into notification (account_id, kind, about, student_id, created_at)
    select account_id, ${kind}, ${JSON.stringify(about)}::jsonb, ${about.studentId ?? null}, ${now}
    from unnest(${to}::uuid[]) as recipient (account_id)
    returning account_id as "accountId", id`.execute(tx);
  return rows;
}

interface About {
  kind: NotificationKind;
  about: NotificationAbout;
  of: readonly string[];
  now: Date;
}

/** Marks notifications with all facts of `about` as read; returns the ones that were unread. */
export const markReadAbout = (tx: Tx, { kind, about, of, now }: About) =>
  tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('account_id', '=', oneOf(of))
    .where('read_at', 'is', null)
    .where('kind', '=', kind)
    .where(sql<boolean>`about @> ${JSON.stringify(about)}::jsonb`)
    .returning(['account_id as accountId', 'id'])
    .execute();

/** Notifications about suspended accounts are neither listed nor counted. */
const isShown = sql<SqlBool>`not ${isOnHold({
  student: sql.ref('notification.student_id'),
  company: sql`(notification.about->>'companyId')::uuid`,
})}`;

const findCount = prepared((db: Db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('notification')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(isShown)
    .select((of) => of.fn.countAll<number>().as('count')),
);

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const [row] = await findCount(db, { accountId });
  return row?.count ?? 0;
}

interface Page {
  cursor: string | undefined;
  unreadOnly?: boolean;
}

const rowsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('notification')
    .select(['id', 'kind', 'about', 'created_at as createdAt', 'read_at as readAt'])
    .where('account_id', '=', accountId);

export type StoredNotification = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Latest first; ids are ordered by time. */
export async function listNotifications(
  db: Db,
  accountId: string,
  { cursor, unreadOnly = false }: Page,
): Promise<{ page: StoredNotification[]; nextCursor: string | null }> {
  let query = rowsOf(db, accountId).where(isShown);
  if (cursor) query = query.where('id', '<', cursor);
  if (unreadOnly) query = query.where('read_at', 'is', null);
  // One more than a page shows whether there is a next page.
  const rows = await query
    .orderBy('id', 'desc')
    .limit(notificationsPerPage + 1)
    .execute();
  const page = rows.slice(0, notificationsPerPage);
  return { page, nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
}

/** Ids that were unread; undefined if the account has no such notification. */
export async function markRead(
  tx: Tx,
  { accountId, id, now }: { accountId: string; id: string; now: Date },
): Promise<{ id: string }[] | undefined> {
  const unread = tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .returning('id');
  if (id === 'all') return unread.execute();
  const marked = await unread.where('id', '=', id).execute();
  if (marked.length > 0) return marked;
  const known = await rowsOf(tx, accountId).where('id', '=', id).executeTakeFirst();
  return known && [];
}

export async function findUnread(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('notification')
    .select('id')
    .where('id', '=', oneOf(ids))
    .where('read_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** For all accounts; used by the demo. */
export async function readAllBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .updateTable('notification')
    .set((of) => ({ read_at: of.ref('created_at') }))
    .where('created_at', '<', before)
    .execute();
}
