import type { StudentFacts } from '@engawa/matching/columns';
import { factsOf } from '@engawa/matching/facts-of';
import { planForStudent } from '@engawa/matching/plan/plan-for-student';
import { termsOffered } from '@engawa/matching/terms/shared-terms';
import { termsOfProfile } from '@engawa/matching/terms/terms-of';
import { wishedWork } from '@engawa/matching/wishes/wished-work';
import { rareTerms } from '../common-terms/public.ts';
import { readProfile } from '../profile/public.ts';
import type { StudentSeeker } from '../search-rows/search-rows.query.ts';
import { readMatchedCards } from './read-cards.ts';
import { type Searcher, wishConditions } from './search/conditions.rules.ts';
import type { Engines } from './search/engine-page.ts';
import { countMatches, findJobs } from './search/find-jobs.ts';
import type { Search } from './search/found.repo.ts';

interface Matching extends Search {
  /** Lowest score that is listed. */
  least: number;
  /** Jobs within the student's wishes or outside of them; all if absent. */
  side?: 'wished' | 'outside';
  /** At most this many, if fewer than a page. */
  most?: number;
}

async function readSeeker({ db }: Engines, { student, today }: StudentSeeker) {
  const profile = await readProfile(db, student);
  const terms = await rareTerms(db, termsOfProfile(profile));
  return { profile, terms, facts: factsOf(profile, today) };
}

const scoreFor = (facts: StudentFacts, terms: readonly string[]) => ({
  plan: planForStudent(facts),
  shared: termsOffered(terms),
});

/** The number of jobs within the wishes that match, for the student's facts and changed ones. */
export async function matchCounter(engines: Engines, seeker: StudentSeeker, least: number) {
  const { facts, terms } = await readSeeker(engines, seeker);
  const count = (changed: readonly StudentFacts[]): Promise<number[]> =>
    countMatches(
      engines,
      seeker,
      changed.map((one) => ({
        ...scoreFor(one, terms),
        least,
        only: wishConditions(wishedWork(one), 'wished'),
      })),
    );
  return { facts, count };
}

/** Searches for one student, whose profile is read once for several lists. */
export async function matchFinder(engines: Engines, seeker: StudentSeeker & Searcher) {
  const { profile, facts, terms } = await readSeeker(engines, seeker);
  const [score, wished] = [scoreFor(facts, terms), wishedWork(facts)];
  return async ({ filter, cursor, least, side, most }: Matching) => {
    const match = { ...score, least, only: side && wishConditions(wished, side) };
    const found = await findJobs(engines, seeker, { filter, cursor, sort: 'match', match });
    const { count, nextCursor } = found;
    const ids = found.ids.slice(0, most);
    return {
      jobs: await readMatchedCards(engines.db, seeker, { ids, profile, facts, terms }),
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
