import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmployer, jobCalls, releaseOne } from '../../testing/contents/jobs.ts';
import type { SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const release = (by: SignedIn, job: object = {}) => releaseOne(jobCalls(api), by, job);
const query = (text: string, values: unknown[] = []) =>
  api.services.databases.pool.query(text, values);

/** Past the cache of a minute. */
async function newest(language = 'ja') {
  api.clock.advance(61);
  const headers = { 'accept-language': language };
  const reply = await api.app.inject({ url: '/v1/newest', headers });
  expect(reply.statusCode).toBe(200);
  return reply.json() as {
    jobs: {
      id: string;
      title: object;
      company: { name: object };
      kind: object;
      places: object[];
    }[];
    companies: { id: string; name: object; openJobs: number }[];
  };
}

test('a visitor sees the newest job of each company, newest first', async () => {
  const [one, other] = [
    await createEmployer(api, { plan: 2 }),
    await createEmployer(api, { plan: 2 }),
  ];
  await release(one);
  api.clock.advance(1);
  const second = await release(one);
  api.clock.advance(1);
  const third = await release(other);
  const { jobs, companies } = await newest();
  expect(jobs.map(({ id }) => id)).toEqual([third, second]);
  expect(jobs[0]).toMatchObject({
    title: { jp: '法人営業', en: 'Corporate sales' },
    company: { name: { jp: '株式会社試験', en: 'Test Inc.' } },
  });
  expect(Object.fromEntries(companies.map(({ id, openJobs }) => [id, openJobs]))).toEqual({
    [one.companyId]: 2,
    [other.companyId]: 1,
  });
});

test('leaves out jobs and companies without a public page', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const id = await release(who);
  const isThere = async () => {
    const { jobs, companies } = await newest();
    return [jobs.some((job) => job.id === id), companies.some((one) => one.id === who.companyId)];
  };
  expect(await isThere()).toEqual([true, true]);
  await query('update job_posting set off_web = true where id = $1', [id]);
  expect(await isThere()).toEqual([false, true]);
  await query('update job_posting set off_web = false, status = 2 where id = $1', [id]);
  expect(await isThere()).toEqual([false, true]);
  await query('update job_posting set status = 1 where id = $1', [id]);
  await query('update company set verified_at = null, verified_in_demo = false where id = $1', [
    who.companyId,
  ]);
  expect(await isThere()).toEqual([false, false]);
});

test('shows at most six of each', async () => {
  for (let number = 0; number < 7; number += 1) {
    await release(await createEmployer(api, { plan: 2 }));
  }
  const { jobs, companies } = await newest('en');
  expect([jobs.length, companies.length]).toEqual([6, 6]);
});
