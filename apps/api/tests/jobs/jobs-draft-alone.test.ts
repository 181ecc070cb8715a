import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmployer, fullJob, type JobCalls, jobCalls } from '../../testing/contents/jobs.ts';
import type { SignedInRecruiter } from '../../testing/database/factories.ts';
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

const showJob = async (id: string) => (await calls.show(who, id)).json().job;

test('a draft with a part of the fields leaves the others as stored, or blank', async () => {
  const words = (position: string) => ({
    position,
    businessContent: '計画',
    coverImage: null,
    recruitmentType: 2,
    feature: [],
    otherMessage: [],
  });
  const send = (payload: object) =>
    api.app.inject({
      method: 'POST',
      url: '/v1/company/job-content-management/draft',
      headers: who.headers,
      payload,
    });
  const made = await send({ companyJobId: null, jp: words('営業'), en: words('Sales') });
  expect(made.statusCode).toBe(200);
  const { id } = made.json();
  expect(await showJob(id)).toMatchObject({
    content: {
      jp: { position: '営業', jobCategoryId: 1, workLocation: null, department: null },
      en: { position: 'Sales', jobCategoryId: 1 },
    },
  });
  const { jp, en } = fullJob;
  const common = { ...fullJob.common, jobSubcategory: 'sales' };
  await calls.draft(who, { ...fullJob, common, companyJobId: id, version: 1 });
  const again = await send({
    companyJobId: id,
    jp: { position: '企画', jobCategoryId: 3 },
    en: { position: 'Planning' },
  });
  expect(again.statusCode).toBe(200);
  expect(await showJob(id)).toMatchObject({
    content: {
      jp: { ...jp, position: '企画', jobCategoryId: 3 },
      en: { ...en, position: 'Planning', jobCategoryId: 3 },
      common: fullJob.common,
    },
  });
  const foreign = await send({ companyJobId: id, jp: { jobCategoryId: 3 }, en: {}, common });
  expect([foreign.statusCode, Object.keys(foreign.json().fields)]).toEqual([
    422,
    ['common.jobSubcategory'],
  ]);
  const differ = await send({ companyJobId: id, jp: { feature: [1] }, en: { feature: [] } });
  expect(differ.statusCode).toBe(422);
});
