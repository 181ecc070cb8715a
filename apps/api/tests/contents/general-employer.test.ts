import { generalOutline } from '@engawa/contract/general/outline';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullGeneral } from '../../testing/contents/general.ts';
import {
  createEmployer,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import type { SignedInRecruiter } from '../../testing/database/factories.ts';
import { besideTransaction } from '../../testing/database/locks.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
let calls: JobCalls;
let who: SignedInRecruiter;
let closed: string;

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  who = await createEmployer(api);
});

const { jp, en, common } = fullGeneral;
const unreachable = { ...common, contactEmail: null, contactPhone: null };
const needed = 'Open jobs need this, so it cannot be removed.';

const save = (generalInfo: object, status: 1 | 3 = 1, language: 'ja' | 'en' = 'en') =>
  new Browser(api, { language }).post(
    '/v1/company/general-content-management',
    { version: 1, inStep: [], status, generalInfo },
    who.headers,
  );

describe('while a job is open', () => {
  test.each<[string, object, string[]]>([
    ['its address', { jp: { ...jp, offices: [] }, en, common }, ['jp.offices']],
    ['its contact', { jp, en, common: unreachable }, ['common.contactEmail']],
    ['a language', { jp, en: null, common }, ['en.companyName', 'en.offices']],
    [
      'all but the name',
      {
        jp,
        en: { ...generalOutline.blank.language, companyName: 'Test Inc.', industry: 6 },
        common,
      },
      ['en.offices'],
    ],
  ])('the company’s page must keep %s', async (_, generalInfo, fields) => {
    const id = await releaseOne(calls, who);
    const refused = await save(generalInfo);
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'invalid_input' }]);
    expect(refused.json().fields).toEqual(Object.fromEntries(fields.map((at) => [at, needed])));
    expect((await calls.show(who, id)).json().job.missing).toEqual({ jp: [], en: [] });
    // A draft may omit required facts.
    expect((await save(generalInfo, 3)).statusCode).toBe(200);
  });

  test('a limited job counts as open', async () => {
    const id = await releaseOne(calls, who);
    await calls.limit(who, id, { connected: true });
    const reply = await save({ jp, en, common: unreachable }, 1, 'ja');
    expect(reply.json().fields).toEqual({
      'common.contactEmail': '募集中の求人に必要なため、削除できません。',
    });
  });

  test('facts the job does not need may be removed: a language it lacks, one of two contacts', async () => {
    await releaseOne(calls, who, jobWith({ en: null }));
    const enough = { jp, en: null, common: { ...common, contactPhone: null } };
    expect((await save(enough)).statusCode).toBe(200);
  });
});

test('a closed job or a draft needs nothing', async () => {
  const id = await releaseOne(calls, who);
  await calls.changeStatus(who, id, 2);
  await calls.draft(who);
  expect((await save({ jp: { ...jp, offices: [] }, en, common: unreachable })).statusCode).toBe(
    200,
  );
});

describe('a job that opens during a publication of the page', () => {
  const change = (client: PoolClient, sql: string) =>
    client.query(`update content set ${sql} where company_id = $1 and kind = 'general'`, [
      who.companyId,
    ]);

  test.each<[string, () => ReturnType<JobCalls['list']>]>([
    ['released', () => calls.release(who)],
    ['opened again', () => calls.changeStatus(who, closed, 1)],
  ])('and is %s waits, and then states what the page says', async (_, call) => {
    closed = await releaseOne(calls, who);
    await calls.changeStatus(who, closed, 2);
    const reply = await besideTransaction(api, {
      first: (client) => change(client, 'version = version + 1'),
      call,
      meanwhile: (client) =>
        change(
          client,
          `published = published || '{"common": {"contactEmail": null, "contactPhone": null}}'`,
        ),
    });
    expect(reply.json()).toMatchObject({
      code: 'posting_incomplete',
      fields: { 'jp.employer-contact': expect.any(String) },
    });
  });
});
