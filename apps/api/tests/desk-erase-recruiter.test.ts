import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { admin } from '../testing/desk.ts';
import { createRecruiter } from '../testing/factories.ts';
import { draftOne, jobCalls } from '../testing/jobs.ts';
import { templatesTo } from '../testing/mails.ts';
import { tablesWith } from '../testing/traces.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const erase = (companyId: string, ...words: string[]) =>
  admin(api, 'erase-recruiter', companyId, ...words);

test('a recruiter is forgotten: work goes to a colleague, the address is nowhere but in the last mail', async () => {
  const owner = await createRecruiter(api);
  const { companyId } = owner;
  const leaver = await createRecruiter(api, { companyId, level: 2 });
  await draftOne(jobCalls(api), leaver);
  expect(await erase(companyId, leaver.email)).toContain('with --to <address of a colleague>');
  const stranger = await createRecruiter(api);
  expect(await erase(companyId, leaver.email, '--to', stranger.email)).toContain('--to cannot');
  expect(await erase(stranger.companyId, leaver.email)).toContain('nobody with this address');

  const done = await erase(companyId, leaver.email, '--to', owner.email);
  expect(done).toContain(`Erased ${leaver.accountId}`);
  const url = '/v1/company/account';
  expect((await api.app.inject({ url, headers: leaver.headers })).statusCode).toBe(401);
  expect(await templatesTo(api, owner.email)).toEqual(['work-handed-over']);
  expect(await templatesTo(api, leaver.email)).toEqual(['company-left']);
  const { commands } = api.services.databases;
  expect(await tablesWith(commands, [leaver.email])).toEqual([`public.mail: ${leaver.email}`]);
  expect(await erase(companyId, leaver.email)).toContain('nobody with this address');
});

test('also whoever is closed out, but not the only owner', async () => {
  const owner = await createRecruiter(api);
  const { companyId } = owner;
  expect(await erase(companyId, owner.email)).toContain('the only owner');
  const second = await createRecruiter(api, { companyId, level: 0 });
  await admin(api, 'suspend-person', second.accountId);
  expect(await erase(companyId, second.email)).toContain(`Erased ${second.accountId}`);
  expect(await erase(companyId, owner.email)).toContain('the only owner');
});
