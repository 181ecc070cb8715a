import { contradictions } from '@engawa/contract/student-search/contradictions';
import { studentFields } from '@engawa/contract/student-search/filter-fields';
import { generateStudents } from '@engawa/demo/generate-students';
import { generateProfile } from '@engawa/demo/profiles/generate-profile';
import type { Random } from '@engawa/demo/random';
import { columnSizes, scoredColumns } from '@engawa/matching/columns';
import type { ScorePlan } from '@engawa/matching/plan/score-plan';
import type { SharedTerms } from '@engawa/matching/terms/shared-terms';
import { insertStudents } from '../../src/demo/people.repo.ts';
import { insertProfiles } from '../../src/demo/profiles/profiles.repo.ts';
import { readProfile } from '../../src/features/profile/public.ts';
import { updateStudentRows } from '../../src/features/student-rows/public.ts';
import type { TalentQuery } from '../../src/features/talent-search/public.ts';
import { drawFilter } from '../engines/draw-filter.ts';
import type { TestApp } from '../server/app.ts';

/** Findable students from the demo generator; returns their ids. */
export async function createFindable(
  { services, clock }: TestApp,
  random: Random,
  count: number,
): Promise<string[]> {
  const { commands } = services.databases;
  const now = clock.now();
  const people = Array.from(generateStudents(random, count), (student) => {
    const profile = generateProfile(random, student, now);
    return { ...student, email: `${student.id}@test.example`, profile, basic: profile.basic };
  });
  await commands.transaction().execute(async (tx) => {
    await insertStudents(tx, people, false);
    await insertProfiles(tx, people, now);
  });
  await updateStudentRows({ commands, now, readProfile });
  return people.map(({ id }) => id);
}

/** Combinations that do not occur in reality, with many ties and empty values. */
export const scatterRows = `
  update student_search set
    shown = floor(random() * 6), active = floor(random() * 4),
    graduation = 318 + floor(random() * 20), degree = floor(random() * 8),
    school = floor(random() * 6),
    major = floor(random() * 30), japanese = floor(random() * 7), english = floor(random() * 7),
    japanese_certified = floor(random() * 7), english_certified = floor(random() * 7),
    industries = floor(random() * 256), job_categories = floor(random() * 16),
    looking_for = floor(random() * 16), worked_industries = floor(random() * 256),
    worked_categories = floor(random() * 16), worked_kinds = floor(random() * 32),
    exposure = floor(random() * 41) - 20,
    terms = array(select term from unnest(array[':cad', ':python', ':溶接', ':養蜂']) as term
      where random() * student_search.shown < 1),
    current_country = (array['JP', 'VN', 'NP'])[1 + floor(random() * 3)],
    origin_country = (array['VN', 'NP', null])[1 + floor(random() * 3)],
    languages = array(select (l * 8 + 1 + floor(random() * 6))::smallint
      from generate_series(0, floor(random() * 8)::int) as l),
    languages_certified = array(select (l * 8 + 1 + floor(random() * 6))::smallint
      from generate_series(0, floor(random() * 3)::int) as l)`;

const { apply: _, ...fields } = studentFields;
/** The caller resolves applicants to ids (`scopeOf`). */
export const talentKind = {
  fields,
  contradictions,
  words: [
    '日本語',
    '力',
    'TypeScript',
    'py',
    '研究',
    'ベトナム',
    'べとなむ',
    '％',
    'ゼミ 研究',
    'C',
  ],
};

const maybe = <T>(random: Random, chance: number, make: () => T): T | undefined =>
  random.next() < chance ? make() : undefined;
const someOf = <T>(random: Random, list: readonly T[]): T[] => [
  ...new Set(Array.from({ length: random.int(1, 4) }, () => random.pick(list))),
];

const randomPlan = (random: Random): ScorePlan =>
  someOf(random, scoredColumns).map((column) => ({
    column,
    // May be shorter than the column's range: values beyond it score no points.
    points: Array.from({ length: random.int(0, columnSizes[column]) }, () => random.int(0, 20)),
  }));

const randomTerms = (random: Random): SharedTerms[] =>
  Array.from({ length: random.int(0, 2) }, () => ({
    terms: someOf(random, [':cad', ':python', ':溶接', ':養蜂', ':無い']),
    each: random.int(1, 5),
    most: random.int(1, 9),
  }));

export function randomQuery(random: Random, ids: readonly string[]): TalentQuery {
  const stranger = '00000000-0000-4000-8000-000000000001';
  return {
    asker: stranger,
    filter: drawFilter(random, talentKind, 0.15),
    excluded: maybe(random, 0.3, () => [stranger, ...someOf(random, ids)]),
    only: maybe(random, 0.1, () => [stranger, ...someOf(random, ids), ...ids.slice(0, 60)]),
    shownAfter: maybe(random, 0.1, () => new Date(Date.UTC(2020, 0, 1, 0, 0, random.int(0, 5)))),
    fewAsked: maybe(random, 0.2, () => true),
    score: maybe(random, 0.6, () => ({
      plan: randomPlan(random),
      shared: maybe(random, 0.5, () => randomTerms(random)),
      least: maybe(random, 0.4, () => random.int(0, 30)),
      most: maybe(random, 0.4, () => random.int(10, 60)),
      signal: maybe(random, 0.4, () => ({
        ids: someOf(random, ids),
        universities: ['東京大学', '無い大学'],
        majors: [random.int(0, 29)],
      })),
    })),
  };
}
