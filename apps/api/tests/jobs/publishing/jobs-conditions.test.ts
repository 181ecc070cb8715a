import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishGeneral } from '../../../testing/contents/general.ts';
import {
  createEmployer,
  draftOne,
  type JobCalls,
  jobCalls,
  jobWith,
} from '../../../testing/contents/jobs.ts';
import { createRecruiter, type SignedInRecruiter } from '../../../testing/database/factories.ts';
import { templatesTo } from '../../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';
import { admin } from '../../../testing/server/desk.ts';

const operator = 'operator@engawa.example';
let api: TestApp;
let calls: JobCalls;
let who: SignedInRecruiter;

beforeAll(async () => {
  api = await startTestApp({ env: { CONTACT_EMAIL: operator } });
  calls = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

test('a condition of nationality, sex or age is refused without a lawful reason', async () => {
  const hostile = { businessContent: '日本人のみ、25歳以下の男性歓迎' };
  const companyJobId = await draftOne(calls, who);
  const refused = await calls.release(who, {
    ...jobWith({ en: null, jp: hostile }),
    companyJobId,
    version: 1,
  });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'posting_condition']);
  expect(refused.json().message).toContain('日本人のみ');
  const justified = jobWith({
    en: null,
    jp: { ...hostile, conditionReason: '法令により国籍と性別が定められた業務のため。' },
    common: {
      ageReason: 'career-building',
      genderReason: 'occupation',
      nationalityReason: 'nationality-in-law',
    },
  });
  expect((await calls.release(who, justified)).statusCode).toBe(200);
});

test('pay below the minimum wage is refused unless a permit is named', async () => {
  const low = {
    salaryType: 'hourly',
    salaryMin: 700,
    salaryMax: 700,
    fixedOvertime: null,
  } as const;
  const refused = await calls.release(who, jobWith({ en: null, common: low }));
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'posting_below_minimum']);
  const permitted = jobWith({
    en: null,
    common: { ...low, wagePermit: '2026年4月1日 許可第12号' },
  });
  expect((await calls.release(who, permitted)).statusCode).toBe(200);
});

test('a lawful reason waits until the operator has verified the company', async () => {
  const unverified = await createRecruiter(api);
  await publishGeneral(api, unverified);
  const { commands } = api.services.databases;
  await commands
    .updateTable('company')
    .set({ verified_at: null, verified_in_demo: false })
    .where('id', '=', unverified.companyId)
    .execute();
  const limited = jobWith({
    en: null,
    jp: { businessContent: '35歳以下の方を募集します。', conditionReason: '長期勤続のため。' },
    common: { ageReason: 'career-building' },
  });
  const refused = await calls.release(unverified, limited);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'posting_to_verify']);
  expect((await calls.release(unverified, jobWith({ en: null }))).statusCode).toBe(200);
});

test('the operator lists open jobs that state a lawful condition or a wage permit', async () => {
  const limited = jobWith({
    en: null,
    jp: { businessContent: '35歳以下の方を募集します。', conditionReason: '長期勤続のため。' },
    common: { ageReason: 'career-building' },
  });
  const { id } = (await calls.release(who, limited)).json();
  const plain = (await calls.release(who, jobWith({ en: null }))).json();
  const listed = await admin(api, 'justified-postings');
  expect(listed).toContain(`${id}  ${who.companyId}  career-building  長期勤続のため。`);
  expect(listed).not.toContain(plain.id);
});

test('the operator gets a mail about a new or changed reason, and about nothing else', async () => {
  const mails = async () =>
    (await templatesTo(api, operator)).filter((name) => name === 'posting-justified').length;
  const before = await mails();
  const stating = (conditionReason: string, position = '店長候補') =>
    jobWith({
      en: null,
      jp: { position, businessContent: '35歳以下の方を募集します。', conditionReason },
      common: { ageReason: 'career-building' },
    });
  const first = await calls.release(who, stating('長期勤続のため。'));
  expect(await mails()).toBe(before + 1);
  const { companyJobId } = first.json();
  const again = (job: object, version: number) =>
    calls.release(who, { ...job, companyJobId, version });
  const renamed = await again(stating('長期勤続のため。', '店長'), first.json().version);
  expect(await mails()).toBe(before + 1);
  await again(stating('長期のキャリア形成のため。', '店長'), renamed.json().version);
  expect(await mails()).toBe(before + 2);
});

test('minimum wages that the operator imports count from their day on', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'engawa-wages-')), 'wages.csv');
  await writeFile(file, 'prefecture,yen,from\n東京都,1300,2026-01-05\n東京都,1500,2030-10-01\n');
  const low = { salaryType: 'hourly', salaryMin: 1_290, salaryMax: 1_290 } as const;
  const common = { ...low, fixedOvertime: null, prefectures: ['tokyo' as const] };
  const posting = jobWith({ en: null, common });
  expect((await calls.release(who, posting)).statusCode).toBe(200);
  expect(await admin(api, 'minimum-wages', 'import', file)).toContain('Imported: 2.');
  const refused = await calls.release(who, posting);
  expect(refused.json()).toMatchObject({ code: 'posting_below_minimum' });
  expect(refused.json().message).toContain('1300');
  const { headers } = who;
  const { wages } = (await api.app.inject({ url: '/v1/company/minimum-wages', headers })).json();
  expect(wages).toContainEqual({ prefecture: 'tokyo', yen: 1_300, from: '2026-01-05' });
  expect(await admin(api, 'minimum-wages')).toContain('東京都,1300,2026-01-05');
  await writeFile(file, '江戸,1300,2026-01-05\n');
  expect(await admin(api, 'minimum-wages', 'import', file)).toContain('Line 1');
});
