import { contentLimits } from '@engawa/contract/contents/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createEmployer,
  draftOne,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import { createRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: JobCalls;
beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
});
afterAll(() => api.close());

const { ofOneKind, ofOneKindUnverified, changesKept, changesShown } = contentLimits;
const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);

test.each([
  [true, ofOneKind],
  [false, ofOneKindUnverified],
])('a company (verified: %s) has at most %d jobs', async (verified, most) => {
  const who = await createRecruiter(api, { verified });
  const id = await draftOne(calls, who);
  await query(
    `insert into content (company_id, kind, draft, drift, created_at, updated_at)
     select company_id, kind, draft, drift, created_at, updated_at
     from content, generate_series(1, $2) where id = $1`,
    [id, most - 2],
  );
  expect((await calls.duplicate(who, id)).statusCode).toBe(200);
  const refused = await calls.duplicate(who, id);
  expect(refused.json()).toMatchObject({
    code: 'contents_used_up',
    message: `You can keep up to ${most} of these, drafts included. Please delete some you no longer need and try again.`,
  });
  const draft = await calls.draft(who, { ...jobWith({}), companyJobId: null, version: 0 });
  expect(draft.json().code).toBe('contents_used_up');
});

test('stores the newest changes to a published job, and shows the newest of those', async () => {
  const who = await createEmployer(api);
  const id = await releaseOne(calls, who);
  await query(
    `insert into job_change (job_id, changed_at, language, item, before, after)
     select $1, now() - n * interval '1 day', 'jp', 'wage', 'a', 'b' || n
     from generate_series(1, $2) as n`,
    [id, changesKept + 5],
  );
  const { version } = (await calls.show(who, id)).json().job;
  const changed = jobWith({ jp: { workLocation: '大阪支社' } });
  await calls.release(who, { ...changed, companyJobId: id, version });
  const { rows } = await query('select count(*)::int from job_change where job_id = $1', [id]);
  expect(rows).toEqual([{ count: changesKept }]);
  expect((await calls.show(who, id)).json().job.changes).toHaveLength(changesShown);
});
