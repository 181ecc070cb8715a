import { countries } from '@engawa/contract/reference/places/countries';
import { generateStudents } from '@engawa/demo/generate-students';
import { origins } from '@engawa/demo/people-names';
import { generateProfile } from '@engawa/demo/profiles/generate-profile';
import { Random } from '@engawa/demo/random';
import { orderOf } from '@engawa/matching/plan/order';
import { planOf } from '@engawa/matching/plan/plan-of';
import { anyWishes } from '@engawa/matching/testing/arbitraries';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertStudents } from '../../src/demo/people.repo.ts';
import { insertProfiles } from '../../src/demo/profiles/profiles.repo.ts';
import { readProfile } from '../../src/features/profile/public.ts';
import { updateStudentRows } from '../../src/features/student-rows/public.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
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
    ] as const;
    return variants.map(([who, what]) => {
      const id = random.uuid();
      const email = `${id}@test.example`;
      return { ...who, id, email, basic: what, profile: { ...profile, basic: what } };
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

test('students who differ only in origin, gender, age or name have the same score and place', async () => {
  const { talent } = api.services;
  for (const wishes of fc.sample(anyWishes, { numRuns: 12, seed: 15 })) {
    const query = { asker: crypto.randomUUID(), filter: {}, score: { plan: planOf(wishes) } };
    const { students } = await talent.find(query, { order: 'match', perPage: 300 });
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
