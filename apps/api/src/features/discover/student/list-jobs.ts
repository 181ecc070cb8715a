import type { discoverJobs as endpoint } from '@engawa/contract/discover/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { readJobCards } from '../read-cards.ts';
import { findJobs } from '../search/found.repo.ts';

export const listJobs: Handler<typeof endpoint> = async ({ db, actor, query, now }) => {
  const { sort = 'newest', cursor, ...filter } = query;
  const seeker = { student: actor.accountId, today: todayInJapan(now) };
  const { count, ids, nextCursor } = await findJobs(db, seeker, { filter, sort, cursor });
  return { jobs: await readJobCards(db, seeker, ids), count, nextCursor };
};
