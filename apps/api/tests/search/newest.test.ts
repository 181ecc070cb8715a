import { languageTypes } from '@engawa/contract/language';
import { drawPage } from '@engawa/platform/http/pages/drawn-page';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HomePages } from '../../src/features/overview/public.ts';
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

/** Past the caches. */
async function newest(language = 'ja') {
  api.clock.advance(2);
  const headers = { languagetype: languageTypes[language as 'ja' | 'en'] };
  const reply = await api.app.inject({ url: '/v1/home-parts', headers });
  expect(reply.statusCode).toBe(200);
  const { newest: markup } = reply.json() as { newest: string };
  const of = (kind: string) =>
    [...markup.matchAll(new RegExp(`href="/${kind}/([\\w-]+)\\?lang=${language}"`, 'g'))].map(
      ([, id]) => id,
    );
  return { jobs: of('jobs'), companies: of('companies'), markup };
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
  const { jobs, companies, markup } = await newest();
  expect(jobs).toEqual([third, second]);
  expect(markup).toMatch(/株式会社試験.*法人営業/);
  expect(new Set(companies)).toEqual(new Set([one.companyId, other.companyId]));
  expect(markup).toContain('募集中 2件');
  expect((await newest('en')).markup).toMatch(/Test Inc\..*Corporate sales.*2 open jobs/s);
});

test('leaves out jobs and companies without a public page', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const id = await release(who);
  const isThere = async () => {
    const { jobs, companies } = await newest();
    return [jobs.includes(id), companies.includes(who.companyId)];
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

test('escapes what companies write', async () => {
  const who = await createEmployer(api, { plan: 2 });
  api.clock.advance(1);
  await release(who);
  await query('update company set name_jp = $2 where id = $1', [
    who.companyId,
    '<img src=x onerror=alert(1)>',
  ]);
  // The changed name has taken the verification away.
  await query('update company set verified_at = now() where id = $1', [who.companyId]);
  const { markup } = await newest();
  expect(markup).not.toContain('<img src=x');
  expect(markup).toContain('&lt;img src=x');
});

const drawn = '<main><div><!--part:search--></div><div><!--part:newest--></div></main>';

test('the home page contains the search form and the newest jobs; a closed one leaves it', async () => {
  api.clock.advance(1);
  const id = await release(await createEmployer(api, { plan: 2 }));
  const home = new HomePages({
    reads: api.services.databases.reads,
    clock: api.clock,
    log: api.services.log,
  });
  const page = await drawPage('en', drawn, 'quickly');
  const text = async () => (await home.fill(page)).bodies.identity.toString();
  const before = await text();
  expect(before).toContain('<form action="/jobs" method="get"');
  expect(before).toContain(`/jobs/${id}?lang=en`);
  await query('update job_posting set status = 2 where id = $1', [id]);
  api.clock.advance(2);
  expect(await text()).not.toContain(id);
});

test('without an answer of the database the home page has only the search form', async () => {
  const warn = vi.spyOn(api.services.log, 'warn');
  const refusing = api.services.databases.reads.withSchema('nowhere');
  const home = new HomePages({ reads: refusing, clock: api.clock, log: api.services.log });
  const page = await home.fill(await drawPage('ja', drawn, 'quickly'));
  const text = page.bodies.identity.toString();
  expect(text).toContain('求人を探す');
  expect(text).toContain('<div></div></main>');
  expect(warn).toHaveBeenCalledWith(expect.anything(), 'home page without the newest jobs');
});
