import { matchLimits } from '@engawa/contract/matches/limits';
import { demoCompanies } from '@engawa/demo/companies';
import { generateStudents } from '@engawa/demo/generate-students';
import { demoJobs } from '@engawa/demo/jobs/demo-jobs';
import { generateProfile } from '@engawa/demo/profiles/generate-profile';
import { linhProfile } from '@engawa/demo/profiles/linh';
import type { Random } from '@engawa/demo/random';
import type { StudentFacts } from '@engawa/matching/columns';
import { factsOf } from '@engawa/matching/facts-of';
import { planOfJob } from '@engawa/matching/plan/plan-of';
import { totalOf } from '@engawa/matching/plan/score-plan';
import { type PostingFacts, postingFacts } from '@engawa/matching/posting';
import { wishedWork } from '@engawa/matching/wishes/wished-work';
import { now, today } from './hidden-tastes.ts';

const spring = 2027;
const demoStudents = 46;

interface Pairs {
  people: readonly Readonly<{ facts: StudentFacts }>[];
  jobs: readonly Readonly<{ facts: PostingFacts }>[];
}

/** The demo's open jobs, its complete student, and others drawn as the demo draws them. */
export function drawDemo(random: Random): Pairs {
  const profiles = Array.from(generateStudents(random, demoStudents), (student) =>
    generateProfile(random, student, now),
  );
  return {
    people: [linhProfile(spring), ...profiles].map(({ work, ...sections }) => ({
      facts: factsOf({ ...sections, work: work ?? { workExperiences: [] } }, today),
    })),
    jobs: demoCompanies.flatMap(({ domain, industryId }) =>
      demoJobs(domain, { spring, pictureFor: () => null })
        .filter(({ status }) => status === 1)
        .map(({ document }) => ({ facts: postingFacts(document, industryId, today) })),
    ),
  };
}

/** Share of all pairs of a person and a job that have the full score. */
export function fullShare({ people, jobs }: Pairs): number {
  const full = jobs.flatMap(({ facts: posting }) => {
    const plan = planOfJob(posting);
    return people.filter(({ facts }) => totalOf(plan, facts) === 100);
  });
  return full.length / (people.length * jobs.length);
}

/** Share of the jobs in the recommended list of the person in the middle. */
export function medianList({ people, jobs }: Pairs): number {
  const plans = jobs.map(({ facts }) => ({ ...facts, plan: planOfJob(facts) }));
  const shares = people.map(({ facts }) => {
    const { jobTypes: types, jobCategories: categories } = wishedWork(facts);
    const listed = plans.filter(
      ({ jobType, jobCategory, plan }) =>
        (types === null || types.some((id) => id === jobType)) &&
        (categories === null || categories.some((id) => id === jobCategory)) &&
        totalOf(plan, facts) >= matchLimits.least,
    );
    return listed.length / jobs.length;
  });
  return shares.toSorted((one, other) => one - other)[people.length >> 1] ?? 0;
}
