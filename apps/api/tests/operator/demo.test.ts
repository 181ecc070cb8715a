import { basicBody } from '@engawa/contract/profile/sections/basic';
import { careerBody } from '@engawa/contract/profile/sections/career';
import { educationBody } from '@engawa/contract/profile/sections/education';
import { languagesBody } from '@engawa/contract/profile/sections/languages';
import { linksBody } from '@engawa/contract/profile/sections/links';
import { residenceBody } from '@engawa/contract/profile/sections/residence';
import { resumeBody } from '@engawa/contract/profile/sections/resume';
import { storyBody } from '@engawa/contract/profile/sections/story';
import { workBody } from '@engawa/contract/profile/sections/work';
import { schoolTypes } from '@engawa/contract/reference/people/school-types';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import { readProfile } from '../../src/features/profile/public.ts';
import { basicFaults } from '../../src/features/profile/rules/basic.rules.ts';
import {
  languageFaults,
  licenceFaults,
  workFaults,
} from '../../src/features/profile/rules/future.rules.ts';
import { type SignedIn, signIn } from '../../testing/database/factories.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { scholarshipCalls } from '../../testing/people/scholarship.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'on' } });
  expect(await seedDemo(api.services)).toBe(true);
});
afterAll(() => api.close());

const students = () =>
  api.services.databases.commands
    .selectFrom('student')
    .select(['id', 'email', 'is_demo'])
    .orderBy('email')
    .execute();

async function signInAs(email: string): Promise<SignedIn> {
  const student = (await students()).find((one) => one.email === email);
  return signIn(api, student?.id ?? '');
}

describe('the demo', () => {
  test('is created once, and all of it is marked', async () => {
    expect(await seedDemo(api.services)).toBe(false);
    const all = await students();
    expect(all).toHaveLength(48);
    expect(all.every((one) => one.is_demo)).toBe(true);
    const overview = (await new Browser(api).get('/v1/overview')).json();
    expect(overview).toMatchObject({ companies: 10, students: 48 });
    expect(overview.universities).toBeGreaterThan(10);
  });

  test('has people at every kind of school', async () => {
    const rows = await api.services.databases.commands
      .selectFrom('student_university')
      .select('school_type')
      .where('position', '=', 0)
      .distinct()
      .execute();
    expect(rows.map(({ school_type }) => school_type).toSorted()).toEqual(
      schoolTypes.ids.toSorted(),
    );
  });

  test('has an open programme with its raffle, created once', async () => {
    const { programmes } = (
      await scholarshipCalls(api).list(await signInAs('linh@students.example'))
    ).json();
    const made = programmes.filter(
      ({ deadline }: { deadline: string }) => deadline === '2027-04-30T14:59:00.000Z',
    );
    expect(made).toHaveLength(1);
    const [{ categories }] = made;
    expect(categories.map(({ id }: { id: string }) => id)).toContain('raffle');
  });

  test('Linh has all nine sections filled in', async () => {
    const linh = await signInAs('linh@students.example');
    const calls = profileCalls(api, linh);
    const { percent, profile, user } = await calls.show();
    expect(percent).toBe(100);
    for (const section of Object.values(profile)) expect(section).toMatchObject({ version: 1 });
    expect(profile.basic.phone).toEqual({ country: 'JP', number: '090-1234-5678' });
    const picture = await new Browser(api).get(user.profilePictureUrl);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const { pictures: _, ...body } = profile.basic;
    expect((await calls.save('basic', body)).json().user).toEqual(user);
  });

  test('Arjun has just registered', async () => {
    const arjun = await signInAs('arjun@students.example');
    expect(await profileCalls(api, arjun).show()).toMatchObject({ percent: 5, files: [] });
  });

  test('every profile would be accepted from its owner', async () => {
    const today = todayInJapan(api.clock.now());
    for (const { id, email } of await students()) {
      if (email.startsWith('arjun')) continue;
      const { basic, ...profile } = await readProfile(api.services.databases.reads, id);
      const { pictures: _, ...person } = basic;
      basicBody.parse(person);
      residenceBody.parse(profile.residence);
      educationBody.parse(profile.education);
      languagesBody.parse(profile.languages);
      careerBody.parse(profile.career);
      workBody.parse(profile.work);
      storyBody.parse(profile.story);
      linksBody.parse(profile.links);
      resumeBody.parse(profile.resume);
      expect([
        ...basicFaults(person, today),
        ...languageFaults(profile.languages, today),
        ...workFaults(profile.work, today),
        ...licenceFaults(profile.resume, today),
      ]).toEqual([]);
      expect(profile.story.strength?.length).toBeGreaterThan(100);
    }
  });

  test('hardly two profiles have the same story', async () => {
    const stories = await api.services.databases.commands
      .selectFrom('student_story')
      .select(['strength', 'highlight', 'skills'])
      .execute();
    const texts = stories.flatMap(({ strength, highlight }) => [strength, highlight]);
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.97);
  });
});
