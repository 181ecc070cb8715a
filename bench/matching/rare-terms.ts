import type { StudentFacts } from '@engawa/matching/columns';
import { scoreOf } from '@engawa/matching/plan/plan-of';
import { totalOf } from '@engawa/matching/plan/score-plan';
import { type PostingFacts, wishesOfJob } from '@engawa/matching/posting';
import { pointsOfTerms } from '@engawa/matching/terms/shared-terms';
import { termKey } from '@engawa/matching/terms/terms-in';

/** As the product's hourly job counts them. */
const [share, least] = [0.03, 10];

interface Market {
  people: readonly Readonly<{ terms: readonly string[] }>[];
  jobs: readonly Readonly<{ facts: PostingFacts }>[];
}

function frequent(documents: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const term of documents.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const most = Math.max(least, share * documents.length);
  return [...counts].flatMap(([term, count]) => (count > most ? [term] : []));
}

/** The score of each person for a job, without terms that many people or postings have. */
export function scorerOf({ people, jobs }: Market) {
  const common = new Set([
    ...frequent(people.map(({ terms }) => terms)),
    ...frequent(jobs.map(({ facts }) => facts.terms.map(termKey))),
  ]);
  return (posting: PostingFacts) => {
    const terms = posting.terms.filter((term) => !common.has(termKey(term)));
    const { plan, shared } = scoreOf(wishesOfJob({ ...posting, terms }));
    return (person: { facts: StudentFacts; terms: readonly string[] }): number =>
      totalOf(plan, person.facts) + pointsOfTerms(shared, person.terms);
  };
}
