import { matchLimits } from '@engawa/contract/matches/limits';
import { demoCompanies } from '@engawa/demo/companies';
import { generateStudents } from '@engawa/demo/generate-students';
import { demoJobs } from '@engawa/demo/jobs/demo-jobs';
import { generateProfile } from '@engawa/demo/profiles/generate-profile';
import { linhProfile } from '@engawa/demo/profiles/linh';
import type { Random } from '@engawa/demo/random';
import type { StudentFacts } from '@engawa/matching/columns';
import { factsOf } from '@engawa/matching/facts-of';
import { type PostingFacts, postingFacts } from '@engawa/matching/posting';
import { wishedWork } from '@engawa/matching/wishes/wished-work';
import { now, termsOf, today } from './hidden-tastes.ts';
import { scorerOf } from './rare-terms.ts';

const spring = 2027;
const demoStudents = 46;
const linhNames = {
  firstName: 'Linh',
  lastName: 'Nguyen',
  firstNameKana: null,
  lastNameKana: null,
};

interface Pairs {
  people: readonly Readonly<{ facts: StudentFacts; terms: readonly string[] }>[];
  jobs: readonly Readonly<{ facts: PostingFacts }>[];
}

/** The demo's open jobs, its complete student, and others drawn as the demo draws them. */
export function drawDemo(random: Random): Pairs {
  const students = Array.from(generateStudents(random, demoStudents), (student) => ({
    names: student,
    profile: generateProfile(random, student, now),
  }));
  const linh = { names: linhNames, profile: linhProfile(spring) };
  return {
    people: [linh, ...students].map(({ names, profile }) => ({
      facts: factsOf({ ...profile, work: profile.work ?? { workExperiences: [] } }, today),
      terms: termsOf(names, profile),
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
  const scorer = scorerOf({ people, jobs });
  const full = jobs.flatMap(({ facts }) => {
    const totalOf = scorer(facts);
    return people.filter((person) => totalOf(person) === 100);
  });
  return full.length / (people.length * jobs.length);
}

/** Share of the jobs in the recommended list of the person in the middle. */
export function medianList({ people, jobs }: Pairs): number {
  const scorer = scorerOf({ people, jobs });
  const scored = jobs.map(({ facts }) => ({ ...facts, totalOf: scorer(facts) }));
  const shares = people.map((person) => {
    const { jobTypes: types, jobCategories: categories } = wishedWork(person.facts);
    const listed = scored.filter(
      ({ jobType, jobCategory, totalOf }) =>
        (types === null || types.some((id) => id === jobType)) &&
        (categories === null || categories.some((id) => id === jobCategory)) &&
        totalOf(person) >= matchLimits.least,
    );
    return listed.length / jobs.length;
  });
  return shares.toSorted((one, other) => one - other)[people.length >> 1] ?? 0;
}
