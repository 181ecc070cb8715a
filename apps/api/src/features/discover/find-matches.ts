import { factsOf } from '@engawa/matching/facts-of';
import { planForStudent } from '@engawa/matching/plan/plan-for-student';
import { readProfile } from '../profile/public.ts';
import type { StudentSeeker } from '../search-rows/search-rows.query.ts';
import { readMatchedCards } from './read-cards.ts';
import type { Engines } from './search/engine-page.ts';
import { findJobs } from './search/find-jobs.ts';
import type { Search } from './search/found.repo.ts';

interface Matching extends Search {
  /** Lowest score that is listed. */
  least: number;
}

export async function findMatches(
  engines: Engines,
  seeker: StudentSeeker,
  { filter, cursor, least }: Matching,
) {
  const profile = await readProfile(engines.db, seeker.student);
  const facts = factsOf(profile, seeker.today);
  const match = { plan: planForStudent(facts), least };
  const found = await findJobs(engines, seeker, { filter, cursor, sort: 'match', match });
  const { count, ids, nextCursor } = found;
  return {
    jobs: await readMatchedCards(engines.db, seeker, { ids, profile, facts }),
    count,
    nextCursor,
  };
}
