import { countries } from '@engawa/contract/reference/places/countries';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { generateStudents } from '@engawa/demo/generate-students';
import { origins } from '@engawa/demo/people-names';
import { generateProfile } from '@engawa/demo/profiles/generate-profile';
import { Random } from '@engawa/demo/random';
import { orderOf } from '@engawa/matching/plan/order';
import { scoreOf } from '@engawa/matching/plan/plan-of';
import { weightlessWords } from '@engawa/matching/terms/weightless';
import { anyWishes } from '@engawa/matching/testing/arbitraries';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertStudents } from '../../src/demo/people.repo.ts';
import { insertProfiles } from '../../src/demo/profiles/profiles.repo.ts';
import { readProfile } from '../../src/features/profile/public.ts';
import { updateStudentRows } from '../../src/features/student-rows/public.ts';
import { openWishes } from '../../testing/finding/targets.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
/** Ways to say who one is, which must not count wherever a profile says it. */
const swapped = [
  ['ベトナム', '男性', '仏教', '二十代', 'ベトナム語', 'Vietnamese', 'Buddhist', 'アジア'],
  ['ドイツ', '女性', 'キリスト教', '三十代', 'ドイツ語', 'German', 'Christian', 'ヨーロッパ'],
  [
    'ナイジェリア',
    'トランスジェンダー',
    'ムスリム',
    'シニア',
    'ハウサ語',
    'Nigerian',
    'Muslim',
    'アフリカ',
  ],
] as const;
const skills = ['有限要素法', 'Fortran', '養蜂'];
/** What a company could look for by words: skills, and everything that must not count. */
const sought: string[] = [
  ...skills,
  ...swapped.flat(),
  ...Object.values(weightlessWords).flatMap((words) => words.split(/\s+/u)),
  ...countries.entries.flatMap(({ name }) => [name.ja, name.en]),
];

interface Named {
  firstName: string;
  lastName: string;
}

function storyOf<Story extends object>(
  { story }: { story: Story },
  text: number,
  { firstName, lastName }: Named,
) {
  const [who, ...others] = swapped[text] ?? [];
  const written = `${lastName} ${firstName}です。${who}出身で、${others.join('、')}です。${skills.join('と')}が使えます。`;
  return { ...story, skills: written };
}

/** Groups of students who differ only in facts that must not count. */
const alike: string[][] = [];

beforeAll(async () => {
  api = await startTestApp();
  const { services, clock } = api;
  const { commands } = services.databases;
  const [random, now] = [new Random(15), clock.now()];
  const people = Array.from(generateStudents(random, 40), (student) => {
    const profile = generateProfile(random, student, now);
    const { basic } = profile;
    const [other] = generateStudents(random, 1);
    if (!other) throw new Error('one student was asked for');
    const { firstName, lastName, firstNameKana, lastNameKana } = other;
    const names = { firstName, lastName, firstNameKana, lastNameKana };
    const origin = random.pick(origins.filter(({ country }) => country !== student.origin.country));
    sought.push(...Object.values(names), student.firstName, student.lastName);
    const variants = [
      [student, basic],
      [
        { ...student, ...names },
        { ...basic, firstNameKana, lastNameKana },
      ],
      [
        { ...student, origin },
        { ...basic, countryOfOrigin: random.pick(countries.ids) },
      ],
      [student, { ...basic, gender: basic.gender === 'female' ? 'male' : 'female' }],
      [student, { ...basic, dateOfBirth: '1986-05-05' }],
      ...swapped.map((_, at) => [student, basic, at] as const),
    ] as const;
    return variants.map(([who, what, text = 0]) => {
      const id = random.uuid();
      const email = `${id}@test.example`;
      return {
        ...who,
        id,
        email,
        basic: what,
        profile: { ...profile, basic: what, story: storyOf(profile, text, who) },
      };
    });
  });
  alike.push(...people.map((variants) => variants.map(({ id }) => id)));
  await commands.transaction().execute(async (tx) => {
    await insertStudents(tx, people.flat(), false);
    await insertProfiles(tx, people.flat(), now);
  });
  await updateStudentRows({ commands, now, readProfile });
});
afterAll(() => api.close());

const withTerms = (wishes: TargetWishes, terms: string[]): TargetWishes => ({
  ...wishes,
  wants: { ...wishes.wants, terms },
});

test('students who differ only in who they are, in fields or texts, have the same score and place', async () => {
  const { talent } = api.services;
  for (const wishes of fc.sample(anyWishes, { numRuns: 12, seed: 15 })) {
    const score = scoreOf(withTerms(wishes, sought));
    const query = { asker: crypto.randomUUID(), filter: {}, score };
    const { students } = await talent.find(query, { order: 'match', perPage: 400 });
    expect(students).toHaveLength(alike.flat().length);
    const totals = new Map(students.map(({ id, total }) => [id, total]));
    for (const ids of alike) {
      expect(new Set(ids.map((id) => totals.get(id))).size).toBe(1);
    }
    // By score alone: an earlier student has no lower score, and ties are ordered by id.
    const places = students.map(({ id, total }) => [orderOf(total ?? 0, 0), id] as const);
    expect(places).toEqual(
      places.toSorted(([one, id], [other, last]) => other - one || (id < last ? 1 : -1)),
    );
  }
});

test('the skills in the same texts count', async () => {
  const none = {
    major: 0,
    degree: 0,
    graduation: 0,
    japanese: 0,
    english: 0,
    experience: 0,
  } as const;
  const totals = async (terms: string[]) => {
    const score = scoreOf(withTerms({ ...openWishes, weights: none }, terms));
    const query = { asker: crypto.randomUUID(), filter: {}, score };
    const found = await api.services.talent.find(query, { order: 'newest', perPage: 400 });
    return found.students.map(({ total }) => total ?? 0);
  };
  const [without, withSkills] = [await totals([]), await totals(skills)];
  expect(withSkills).toEqual(without.map((total) => total + 8));
});
