import { matchLimits } from '@engawa/contract/matches/limits';
import type { listMatches as endpoint } from '@engawa/contract/matches/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Handler } from '../../../handler.ts';
import { findMatches } from '../../discover/public.ts';
import { scoreTipsOfPage } from '../score-tips-of-page.rules.ts';

export const listMatches =
  (indexes: SearchEngine | undefined): Handler<typeof endpoint> =>
  async ({ db, actor, query: { cursor }, now }) => {
    const seeker = { student: actor.accountId, today: todayInJapan(now) };
    const find = (least: number) =>
      findMatches({ db, indexes }, seeker, { filter: {}, cursor, least });
    const { jobs, count, nextCursor } = await find(matchLimits.least);
    // Without matches above the limit, the nearest jobs supply the tips.
    const shown = count > 0 ? jobs : (await find(0)).jobs;
    return { jobs, count, nextCursor, raises: scoreTipsOfPage(shown.map(({ match }) => match)) };
  };
