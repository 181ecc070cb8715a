import { yearlyPay } from '@engawa/contract/jobs/pay/yearly-pay';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { industries } from '@engawa/contract/reference/companies/industries';
import { subcategoriesOf } from '@engawa/contract/reference/jobs/job-categories';
import { jlptLevels } from '@engawa/contract/reference/languages/jlpt-levels';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { demoCompanies } from '@engawa/demo/companies';
import { generateStudents } from '@engawa/demo/generate-students';
import { demoJobs } from '@engawa/demo/jobs/demo-jobs';
import { generateProfile } from '@engawa/demo/profiles/generate-profile';
import type { Random } from '@engawa/demo/random';
import { type StudentFacts, workColumns } from '@engawa/matching/columns';
import { factsOf } from '@engawa/matching/facts-of';
import { type PostingFacts, postingFacts } from '@engawa/matching/posting';
import { type Names, termsOfStudent } from '@engawa/matching/terms/terms-of';

export const now = new Date('2026-11-16T00:00:00Z');
export const today = '2026-11-16';
const postings = demoCompanies.flatMap(({ domain }) =>
  demoJobs(domain, { spring: 2027, pictureFor: () => null }).map(({ document }) => document),
);

export interface Person {
  facts: StudentFacts;
  /** Keys of what the texts are about. */
  terms: readonly string[];
  university: string;
  department: string;
  /** Time of arrival, from 0 to 1. */
  cameAt: number;
  accepts: (job: Job) => boolean;
}

export interface Job {
  facts: PostingFacts;
  pay: number;
  prefecture: string;
  employees: number;
  accepts: (person: Person) => boolean;
}

export const termsOf = (
  names: Names,
  { story, work, links }: ReturnType<typeof generateProfile>,
): string[] =>
  termsOfStudent({
    names,
    story,
    workExperiences: work?.workExperiences ?? [],
    links: links?.links ?? [],
  });

/** Both accept the best fifth, by tastes that the score knows only in part. */
const share = 0.2;

/** People and postings of the demo's generator, with random requirements. */
export function drawWorld(random: Random, sizes: { people: number; jobs: number }) {
  const people = [...generateStudents(random, sizes.people)].map((student): Person => {
    const profile = generateProfile(random, student, now);
    const { education, languages, career, work } = profile;
    return {
      facts: factsOf(
        { education, languages, career, work: work ?? { workExperiences: [] } },
        today,
      ),
      terms: termsOf(student, profile),
      university: education.university?.name ?? '',
      department: education.university?.department ?? '',
      cameAt: random.next(),
      accepts: () => false,
    };
  });
  const jobs = Array.from({ length: sizes.jobs }, (): Job => {
    const document = posting(random);
    return {
      facts: postingFacts(document, null, today),
      pay: yearlyPay(document.common) ?? 0,
      prefecture: document.common.prefectures[0] ?? '',
      employees: random.int(10, 5000),
      accepts: () => false,
    };
  });
  for (const person of people) person.accepts = best(jobs, tasteOfPerson(random, person));
  for (const job of jobs) job.accepts = best(people, tasteOfCompany(random, job));
  return { people, jobs };
}

function posting(random: Random): JobDocument {
  const { jp, en, common } = random.pick(postings);
  const pay = random.int(200, 400) * 1000;
  const english = { language: 'en', level: 'business', jlpt: null } as const;
  const japanese = {
    language: 'ja',
    level: 'elementary',
    jlpt: random.pick(jlptLevels.ids),
  } as const;
  const spring = random.int(2027, 2028);
  return {
    jp,
    en,
    common: {
      ...common,
      industry: random.pick(industries.ids),
      prefectures: [random.pick(prefectures.ids)],
      languages: random.int(1, 2) === 1 ? [japanese, english] : [japanese],
      majors: random.int(1, 3) === 1 ? [] : [random.pick(majorTypes.ids)],
      graduationFrom: `${spring - 1}-04`,
      graduationTo: `${spring}-03`,
      salaryType: 'monthly',
      salaryMin: pay,
      salaryMax: pay + 50_000,
    },
  };
}

/**
 * Random weights per person, plus parts that no score can know: a mood, and how much they like other
 * work of a wished category.
 */
function tasteOfPerson(random: Random, { facts }: Person): (job: Job) => number {
  const [work, field, kind, place, pay, size] = Array.from({ length: 6 }, () => random.next());
  const places = new Map<string, number>();
  const ofPlace = (prefecture: string): number => {
    const known = places.get(prefecture) ?? random.next();
    places.set(prefecture, known);
    return known;
  };
  const wants = (bits: number, bit: number) => ((bits & bit) !== 0 ? 1 : 0);
  const [small, mood] = [random.next() < 0.5, random.next()];
  const otherWork = random.next();
  const likesWork = ({ jobCategory, jobSubcategory: work }: PostingFacts): number => {
    const wished = wants(facts.jobCategories, jobCategory === null ? 0 : 1 << (jobCategory - 1));
    if (jobCategory === null || work === null || wished === 0) return wished;
    const place = subcategoriesOf(jobCategory).ids.indexOf(work);
    return wants(facts[workColumns[jobCategory]], 1 << place) || otherWork;
  };
  return ({ facts: job, ...seen }) =>
    weigh(work, wants(facts.industries, job.industry === null ? 0 : 1 << (job.industry - 1))) +
    weigh(field, likesWork(job)) +
    weigh(kind, wants(facts.lookingFor, job.jobType === 1 ? 1 : job.jobType === 2 ? 2 : 4)) +
    weigh(place, ofPlace(seen.prefecture)) +
    weigh(pay, seen.pay / 6_000_000) +
    weigh(size, small === seen.employees < 500 ? 1 : 0) +
    mood * random.next();
}

function tasteOfCompany(random: Random, { facts: asked }: Job): (person: Person) => number {
  const [speech, english, field, time, degree, school] = Array.from({ length: 6 }, () =>
    random.next(),
  );
  const [schools, faculties] = [new Map<string, number>(), new Map<string, number>()];
  const like = (tastes: Map<string, number>, name: string): number => {
    const known = tastes.get(name) ?? random.next();
    tastes.set(name, known);
    return known;
  };
  const mood = random.next();
  return ({ facts, ...seen }) => {
    const major = majorCategories.ids[facts.major];
    const type = major && majorCategories.byId(major).type;
    const fits = !type || asked.majorTypes.length === 0 || asked.majorTypes.includes(type);
    const year = Math.floor((facts.graduation + 9) / 12) + 2000;
    return (
      weigh(speech, Math.min(1, 1 + (facts.japanese - asked.japanese) / 3)) +
      weigh(english, facts.english / 6) +
      weigh(field, fits ? 1 : 0) +
      weigh(time, year === Number(asked.graduationTo?.slice(0, 4)) ? 1 : 0) +
      weigh(degree, facts.degree / 2) +
      weigh(school, (like(schools, seen.university) + like(faculties, seen.department)) / 2) +
      mood * random.next()
    );
  };
}

const weigh = (weight: number | undefined, value: number): number => (weight ?? 0) * value;

function best<T>(all: readonly T[], taste: (one: T) => number): (one: T) => boolean {
  const ranked = all.map((one) => ({ one, value: taste(one) }));
  ranked.sort((one, other) => other.value - one.value);
  const taken = new Set(ranked.slice(0, Math.ceil(all.length * share)).map(({ one }) => one));
  return (one) => taken.has(one);
}
