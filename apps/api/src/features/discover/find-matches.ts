import { factsOf } from '@engawa/matching/facts-of';
import { planForStudent } from '@engawa/matching/plan/plan-for-student';
import { wishedWork } from '@engawa/matching/wishes/wished-work';
import { readProfile } from '../profile/public.ts';
import type { StudentSeeker } from '../search-rows/search-rows.query.ts';
import { readMatchedCards } from './read-cards.ts';
import { type Searcher, wishConditions } from './search/conditions.rules.ts';
import type { Engines } from './search/engine-page.ts';
import { findJobs } from './search/find-jobs.ts';
import type { Search } from './search/found.repo.ts';

interface Matching extends Search {
  /** Lowest score that is listed. */
  least: number;
  /** Jobs within the student's wishes or outside of them; all if absent. */
  side?: 'wished' | 'outside';
  /** At most this many, if fewer than a page. */
  most?: number;
}

/** Searches for one student, whose profile is read once for several lists. */
export async function matchFinder(engines: Engines, seeker: StudentSeeker & Searcher) {
  const profile = await readProfile(engines.db, seeker.student);
  const facts = factsOf(profile, seeker.today);
  const [plan, wished] = [planForStudent(facts), wishedWork(facts)];
  return async ({ filter, cursor, least, side, most }: Matching) => {
    const match = { plan, least, only: side && wishConditions(wished, side) };
    const found = await findJobs(engines, seeker, { filter, cursor, sort: 'match', match });
    const { count, nextCursor } = found;
    const ids = found.ids.slice(0, most);
    return {
      jobs: await readMatchedCards(engines.db, seeker, { ids, profile, facts }),
      count,
      nextCursor,
    };
  };
}

export const findMatches = async (
  engines: Engines,
  seeker: StudentSeeker & Searcher,
  asked: Matching,
) => (await matchFinder(engines, seeker))(asked);
