import { todayInJapan } from '@engawa/platform/clock/today';
import { readPdf } from '@engawa/platform/testing/reading/pdf-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createEmployer,
  draftOne,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import { createRecruiter, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: JobCalls;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

const textOf = async (id: string) => {
  const reply = await calls.print(who, id);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return (await readPdf(reply.rawPayload)).text;
};
const pageOf = (id: string) => `${api.services.origin}/jobs/${id}`;

test('an open job is printed as published, with its public address', async () => {
  const id = await releaseOne(calls, who);
  const changed = jobWith({ jp: { position: '海外営業' } });
  await calls.draft(who, { companyJobId: id, version: 1, ...changed });
  const reply = await calls.print(who, id);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringContaining(
      encodeURIComponent(
        `求人票_法人営業_${todayInJapan(api.clock.now()).replaceAll('-', '')}.pdf`,
      ),
    ),
  });
  const { text } = await readPdf(reply.rawPayload);
  expect(text).toContain(pageOf(id));
  expect(text).toContain('法人営業');
  expect(text).not.toMatch(/海外営業|下書き/);
});

test('a draft is printed and marked as one', async () => {
  const id = await draftOne(calls, who, jobWith({ en: null }));
  const text = await textOf(id);
  expect(text).toContain('下書き・未公開');
  expect(text).not.toContain('/jobs/');
});

test.each([
  ['closed', (id: string) => calls.changeStatus(who, id, 2), true],
  ['limited', (id: string) => calls.limit(who, id, { connected: true }), false],
])('a job that is %s has no address', async (_, change, isOver) => {
  const id = await releaseOne(calls, who);
  expect((await change(id)).statusCode).toBe(200);
  const text = await textOf(id);
  expect(text).not.toContain('/jobs/');
  expect(text.includes('募集終了')).toBe(isOver);
});

test('an interviewer is refused', async () => {
  const id = await releaseOne(calls, who);
  const interviewer = await createRecruiter(api, { level: 3, companyId: who.companyId });
  expect((await calls.print(interviewer, id)).statusCode).toBe(403);
});
