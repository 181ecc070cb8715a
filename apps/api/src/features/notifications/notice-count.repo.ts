import { type NoticeKind, noticeKinds } from '@engawa/contract/notifications/schemas';
import { prepared } from '@engawa/platform/db/prepared';
import type { Db } from '../../database.ts';

const findCounts = prepared((db: Db, { accountId }: { accountId: string }) =>
  db.selectFrom('notice_count').select(['kind', 'unread']).where('account_id', '=', accountId),
);

/** What is new for one person, by badge; nothing new is zero. */
export async function readNotice(db: Db, accountId: string): Promise<Record<NoticeKind, number>> {
  const counts = new Map(
    (await findCounts(db, { accountId })).map((row) => [row.kind, row.unread]),
  );
  return Object.fromEntries(noticeKinds.map((kind) => [kind, counts.get(kind) ?? 0])) as Record<
    NoticeKind,
    number
  >;
}
