import { matchLimits } from '@engawa/contract/matches/limits';
import type { listMatches as endpoint } from '@engawa/contract/matches/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Handler } from '../../../handler.ts';
import { matchFinder } from '../../discover/public.ts';
import { scoreTipsOfPage } from '../score-tips-of-page.rules.ts';

export const listMatches =
  (indexes: SearchEngine | undefined): Handler<typeof endpoint> =>
  async ({ db, actor, query: { cursor }, now }) => {
    const seeker = { student: actor.accountId, today: todayInJapan(now) };
    const { least, outside: most } = matchLimits;
    const find = await matchFinder({ db, indexes }, seeker);
    const all = { filter: {}, cursor } as const;
    const [{ jobs, count, nextCursor }, outside] = await Promise.all([
      find({ ...all, least, side: 'wished' }),
      cursor ? [] : find({ ...all, least, side: 'outside', most }).then((found) => found.jobs),
    ]);
    // Without matches above the limit, the nearest jobs supply the tips.
    const shown = count > 0 ? jobs : (await find({ ...all, least: 0, side: 'wished' })).jobs;
    const raises = scoreTipsOfPage(shown.map(({ match }) => match));
    return { jobs, outside, count, nextCursor, raises };
  };
