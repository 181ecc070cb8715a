import type { Random } from '@engawa/demo/random';
import { companyGradings } from '@engawa/matching/gradings';
import { correctionsOf, roomOfList } from '@engawa/matching/plan/crowding';
import { exposureOf, orderOf } from '@engawa/matching/plan/order';
import { wishesOfJob } from '@engawa/matching/posting';
import { pointsOf } from '@engawa/matching/score-parts';
import type { drawWorld } from './hidden-tastes.ts';
import { scorerOf } from './rare-terms.ts';

export type World = ReturnType<typeof drawWorld>;
/** Rank of a person in the list of a job, highest first. */
type Ranking = (job: number, person: number) => number;

export const rankings: Record<string, (world: World, random: Random) => Ranking> = {
  'by chance': (_, random) => () => random.next(),
  'newest first':
    ({ people }) =>
    (_, person) =>
      people[person]?.cameAt ?? 0,
  'filter only, newest first': (world) => {
    const missing = soughtBy(world, (parts, facts) =>
      parts.some(({ column, fulfilled }) => fulfilled(facts[column]) < 1) ? 1 : 0,
    );
    return (job, person) =>
      (missing[job]?.[person] === 0 ? 1 : 0) + (world.people[person]?.cameAt ?? 0);
  },
  'what the company seeks alone': (world) => {
    const points = soughtBy(world, pointsOf);
    return (job, person) => points[job]?.[person] ?? 0;
  },
  ours,
};

/** A figure of the posting's requirements, by job and person. */
function soughtBy({ people, jobs }: World, of: typeof pointsOf): number[][] {
  return jobs.map(({ facts: posting }) => {
    const sought = companyGradings(wishesOfJob(posting))
      .filter(({ criterion }) => criterion !== 'anybody')
      .flatMap(({ parts }) => parts);
    return people.map(({ facts }) => of(sought, facts));
  });
}

/** The product's order: the score, with corrections over a few hundred best pairs per side. */
function ours({ people, jobs }: World): Ranking {
  const scorer = scorerOf({ people, jobs });
  const totals = jobs.map(({ facts }) => people.map(scorer(facts)));
  const pairs = totals.flatMap((row, company) =>
    row
      .map((total, person) => ({ person, company, total }))
      .toSorted((one, other) => other.total - one.total)
      .slice(0, 300),
  );
  const corrections = correctionsOf({
    pairs,
    room: {
      people: people.map(() => 1),
      companies: jobs.map(() => roomOfList(people.length, jobs.length)),
    },
  });
  const exposures = Array.from(corrections.people, exposureOf);
  return (job, person) => orderOf(totals[job]?.[person] ?? 0, exposures[person] ?? 0);
}

const shownEach = 20;

export interface Shown {
  /** People among the first twenty whom both sides accept. */
  accepted: number;
  /** People who are in at least one list. */
  seen: number;
}

export function shownBy({ people, jobs }: World, ranking: Ranking): Shown {
  const seen = new Set<number>();
  let accepted = 0;
  for (const [at, job] of jobs.entries()) {
    const ranked = people.map((person, place) => ({ person, place, value: ranking(at, place) }));
    ranked.sort((one, other) => other.value - one.value || one.place - other.place);
    for (const { person, place } of ranked.slice(0, shownEach)) {
      seen.add(place);
      if (job.accepts(person) && person.accepts(job)) accepted += 1;
    }
  }
  return { accepted: accepted / (jobs.length * shownEach), seen: seen.size / people.length };
}
