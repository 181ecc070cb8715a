import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let student: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  const who = await createEmployer(api, { plan: 2 });
  const release = (job: object) => releaseOne(jobCalls(api), who, jobWith(job));
  await release({
    jp: { position: '営業' },
    common: {
      languages: [{ language: 'ja', level: 'business', jlpt: 'N1' }],
      graduationFrom: '2027-03',
      graduationTo: '2027-09',
    },
  });
  await release({ jp: { position: 'インターン', recruitmentType: 1 }, en: { recruitmentType: 1 } });
  await release({
    jp: { position: '看護助手' },
    common: { languages: [{ language: 'ja', level: 'daily-conversation', jlpt: null }] },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  student = await createStudent(api);
});

const get = async (path: string) =>
  (await api.app.inject({ url: `/v1/student/discover/${path}`, headers: student.headers })).json();
const found = async (query: string) =>
  (await get(`jobs?${query}`)).jobs.map(({ jp }: { jp: { position: string } }) => jp.position);
const counted = (query = '') => get(`count?${query}`);

test('only jobs the student can apply for, with the number of hidden ones by reason', async () => {
  expect(await counted()).toMatchObject({ jobs: 3, hidden: [], residenceDeclared: false });
  expect(await counted('canApply=1')).toMatchObject({
    jobs: 0,
    companies: 0,
    hidden: [{ reason: 'residence', count: 3 }],
  });
  const { save } = profileCalls(api, student);
  const { residence, education, languages } = filledSections;
  await save('residence', {
    ...residence,
    version: 0,
    status: 'student',
    designation: null,
    otherActivityPermission: false,
  });
  const university = { ...education.university, graduation: '2028-03' };
  await save('education', { ...education, version: 0, university });
  const [japanese, ...others] = languages.languages;
  expect(await counted('canApply=1')).toMatchObject({
    jobs: 1,
    companies: 1,
    hidden: [
      { reason: 'residence', count: 1 },
      { reason: 'graduation', count: 1 },
    ],
    residenceDeclared: true,
  });
  expect(await found('canApply=1')).toEqual(['看護助手']);
  expect(await found('canApply=1&sort=match')).toEqual(['看護助手']);
  const weak = { ...japanese, selfRating: 'elementary', exam: null, level: null, score: null };
  await save('languages', { version: 0, languages: [{ ...weak, certifiedOn: null }, ...others] });
  expect(await counted('canApply=1')).toMatchObject({
    jobs: 0,
    hidden: [
      { reason: 'residence', count: 1 },
      { reason: 'japanese', count: 2 },
    ],
  });
  expect(await counted('canApply=1&jobType=1')).toMatchObject({
    jobs: 0,
    hidden: [{ reason: 'residence', count: 1 }],
  });
});

test('visitors cannot ask for jobs they can apply for', async () => {
  const list = await api.app.inject({ url: '/jobs?canApply=1&lang=en' });
  expect([list.statusCode, list.body.includes('canApply')]).toEqual([200, false]);
});
