import type { discoverJobs as endpoint } from '@engawa/contract/discover/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Handler } from '../../../handler.ts';
import { findMatches } from '../find-matches.ts';
import { readJobCards } from '../read-cards.ts';
import { readSearcher } from '../read-searcher.ts';
import { findJobs } from '../search/find-jobs.ts';

export const listJobs =
  (indexes: SearchEngine | undefined): Handler<typeof endpoint> =>
  async ({ db, actor, query, now }) => {
    const { sort = 'newest', cursor, ...filter } = query;
    const student = { student: actor.accountId, today: todayInJapan(now) };
    const seeker = await readSearcher(db, student, filter);
    if (sort === 'match') {
      return findMatches({ db, indexes }, seeker, { filter, cursor, least: 0 });
    }
    const found = await findJobs({ db, indexes }, seeker, { filter, sort, cursor });
    const { count, ids, nextCursor } = found;
    return { jobs: await readJobCards(db, seeker, ids), count, nextCursor };
  };
