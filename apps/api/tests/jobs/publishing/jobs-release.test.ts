import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishGeneral } from '../../../testing/contents/general.ts';
import {
  createEmployer,
  draftOne,
  fullJob,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../../testing/contents/jobs.ts';
import { createRecruiter, type SignedInRecruiter } from '../../../testing/database/factories.ts';
import { countRows } from '../../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';
import { Browser } from '../../../testing/server/browser.ts';

let api: TestApp;
let calls: JobCalls;
let who: SignedInRecruiter;

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

const showJob = async (id: string, by = who) => (await calls.show(by, id)).json().job;
const published = async (id: string) => {
  const row = await api.services.databases.commands
    .selectFrom('content')
    .select(['published', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.published;
};

describe('a release', () => {
  test('saves, publishes and opens', async () => {
    const reply = (await calls.release(who)).json();
    expect(reply).toMatchObject({
      message: 'Published.',
      version: 1,
      recruitmentStatus: 1,
      hasChanges: false,
      changes: [],
    });
    expect(await published(reply.id)).toEqual(fullJob);
    expect(await showJob(reply.id)).toMatchObject({
      recruitmentStatusLabel: 'Open',
      publishedAt: api.clock.now().toISOString(),
    });
  });

  test('of one language needs nothing in the other', async () => {
    const id = await releaseOne(calls, who, jobWith({ en: null }));
    expect(await showJob(id)).toMatchObject({ recruitmentStatus: 1, content: { en: null } });
  });

  test('without required items is refused item by item, and saves nothing', async () => {
    const job = jobWith({
      jp: { holidays: null },
      en: { workLocation: null },
      common: { contractTerm: null },
    });
    const companyJobId = await draftOne(calls, who);
    const before = await countRows(api, 'content');
    for (const some of [job, { ...job, companyJobId, version: 1 }]) {
      const reply = await calls.release(who, some);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toEqual({
        code: 'posting_incomplete',
        message:
          'These items are still needed before publishing: Contract term, Holidays, Workplace',
        fields: {
          'jp.contract-term': 'Contract term',
          'jp.holidays': 'Holidays',
          'en.contract-term': 'Contract term',
          'en.workplace': 'Workplace',
        },
      });
    }
    const japanese = await jobCalls(api, 'ja').release(who, job);
    expect(japanese.json()).toMatchObject({
      message: '公開に必要な項目が足りません：契約期間、休日、就業場所',
      fields: { 'jp.contract-term': '契約期間' },
    });
    expect(await countRows(api, 'content')).toBe(before);
    expect(await showJob(companyJobId)).toMatchObject({ version: 1, recruitmentStatus: 3 });
    expect(await published(companyJobId)).toBeNull();
  });

  test.each([
    ['fixed-term', { contractTerm: 'fixed' }, ['jp.contract-term', 'jp.renewal']],
    [
      'fixed overtime',
      { fixedOvertime: { basePay: 200_000, hours: 20, amount: 30_000, excessPaid: false } },
      ['jp.fixed-overtime-pay'],
    ],
    ['discretionary', { discretionary: true }, ['jp.discretionary-labour']],
  ] as const)('a %s job has more required items', async (_, common, items) => {
    const reply = await calls.release(who, jobWith({ en: null, common }));
    expect(Object.keys(reply.json().fields)).toEqual(items);
  });

  test('is refused before the company has published its facts', async () => {
    const unknown = await createRecruiter(api);
    const reply = await calls.release(unknown);
    const names = ['employer-name', 'employer-address', 'employer-contact'] as const;
    const fields = ['jp', 'en'].flatMap((language) =>
      names.map((id) => [`${language}.${id}`, postingRequirements.byId(id).name.en]),
    );
    expect(reply.json()).toMatchObject({
      code: 'posting_incomplete',
      fields: Object.fromEntries(fields),
    });
    await publishGeneral(api, unknown);
    expect((await calls.release(unknown)).statusCode).toBe(200);
  });

  test('refuses required fields one by one', async () => {
    const job = jobWith({
      jp: { recruitmentType: null },
      en: { position: null, recruitmentType: null },
      common: { employmentType: null, applyPage: 'external' },
    });
    const reply = await calls.release(who, job);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid_input']);
    const required = 'This field is required.';
    expect(reply.json().fields).toEqual({
      'jp.recruitmentType': required,
      'en.position': required,
      'en.recruitmentType': required,
      'common.employmentType': required,
      'common.applyUrl': required,
    });
  });
});

describe('the free plan', () => {
  const used = { code: 'open_jobs_used_up' };

  test('has three open jobs; an open job already counts', async () => {
    const company = await createEmployer(api);
    const [first] = [
      await releaseOne(calls, company),
      await releaseOne(calls, company),
      await releaseOne(calls, company),
    ];
    const companyJobId = await draftOne(calls, company);
    const fourth = { companyJobId, version: 1 };
    const refused = await calls.release(company, fourth);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, used]);
    expect(refused.json().message).toContain('3 open jobs');
    expect(refused.json().message).toContain('Premium');
    const plan = await new Browser(api).get('/v1/company/plan', company.headers);
    expect(plan.json()).toEqual({
      result: 1,
      plan: 1,
      openJobs: { most: 3, used: 3 },
      connectRequests: { most: 30, used: 0 },
    });
    expect((await calls.changeStatus(company, companyJobId, 1)).json()).toMatchObject(used);
    expect((await calls.limit(company, companyJobId, { connected: true })).json()).toMatchObject(
      used,
    );
    expect(await published(companyJobId)).toBeNull();
    const again = await calls.release(company, { companyJobId: first, version: 1 });
    expect(again.statusCode).toBe(200);
    // A limited job counts as open too.
    expect((await calls.limit(company, first, { connected: true })).statusCode).toBe(200);
    expect((await calls.release(company, fourth)).json()).toMatchObject(used);
    await calls.changeStatus(company, first, 2);
    expect((await calls.release(company, fourth)).statusCode).toBe(200);
    expect((await calls.changeStatus(company, first, 1)).json()).toMatchObject(used);
  });

  test('has three also for concurrent releases', async () => {
    const company = await createEmployer(api);
    const drafts: string[] = [];
    for (let count = 0; count < 3; count += 1) drafts.push(await draftOne(calls, company));
    const replies = await Promise.all([
      ...drafts.map((id) => calls.changeStatus(company, id, 1)),
      calls.release(company),
      calls.release(company),
      calls.release(company),
    ]);
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((reply) => reply.json().code)).toEqual(Array(3).fill(used.code));
    expect((await calls.list(company)).json().counts[1]).toBe(3);
  });
});
