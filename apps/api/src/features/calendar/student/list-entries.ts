import type { listCalendar as endpoint } from '@engawa/contract/calendar/student';
import type { Handler } from '../../../handler.ts';
import { findFeed } from '../feed.repo.ts';
import { readEntries } from '../read-entries.ts';

export const listEntries: Handler<typeof endpoint> = async ({ db, actor, now }) => {
  const [calendar, feed] = await Promise.all([
    readEntries(db, actor.accountId, now),
    findFeed(db, actor.accountId),
  ]);
  return { ...calendar, feedMadeAt: feed?.madeAt.toISOString() ?? null };
};
