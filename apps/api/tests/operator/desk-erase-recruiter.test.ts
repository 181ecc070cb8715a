import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOne, jobCalls } from '../../testing/contents/jobs.ts';
import { createRecruiter } from '../../testing/database/factories.ts';
import { templatesTo } from '../../testing/files/mails.ts';
import { teamCalls } from '../../testing/people/team.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin } from '../../testing/server/desk.ts';
import { tablesWith } from '../../testing/server/traces.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const erase = (companyId: string, ...words: string[]) =>
  admin(api, 'erase-recruiter', companyId, ...words);

async function tracesOf(accountId: string): Promise<string[]> {
  const { rows } = await api.services.databases.pool.query<{ name: string }>(
    `select 'session' as name from session where account_id = $1
     union all select 'idempotency_key' from idempotency_key where caller = $1::text
     union all select 'signal' from signal where account_id = $1
     union all select 'signal_cursor' from signal_cursor where account_id = $1
     union all select 'write_position' from write_position where account_id = $1`,
    [accountId],
  );
  return rows.map(({ name }) => name);
}

test('a recruiter is erased: work goes to a colleague, the address remains in the last mail only', async () => {
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

test('erasing works for a closed account, but not for the only owner', async () => {
  const owner = await createRecruiter(api);
  const { companyId } = owner;
  expect(await erase(companyId, owner.email)).toContain('the only owner');
  const second = await createRecruiter(api, { companyId, level: 0 });
  await admin(api, 'suspend-person', second.accountId);
  expect(await erase(companyId, second.email)).toContain(`Erased ${second.accountId}`);
  expect(await erase(companyId, owner.email)).toContain('the only owner');
  await admin(api, 'suspend-person', owner.accountId);
  expect(await erase(companyId, owner.email)).toContain('the only owner');
  await admin(api, 'suspend-company', companyId);
  expect(await erase(companyId, owner.email)).toContain(`Erased ${owner.accountId}`);
});

test('erasing works for a closed owner while the only other one is suspended', async () => {
  const { companyId, accountId } = await createRecruiter(api);
  const closed = await createRecruiter(api, { companyId });
  const { commands } = api.services.databases;
  const closing = commands.updateTable('account').set({ closed_at: api.clock.now() });
  await closing.where('id', '=', closed.accountId).execute();
  await admin(api, 'suspend-person', accountId);
  expect(await erase(companyId, closed.email)).toContain(`Erased ${closed.accountId}`);
});

test('where the name stays, nothing else does; mails to an intended address are deleted', async () => {
  const owner = await createRecruiter(api);
  const { companyId } = owner;
  const leaver = await createRecruiter(api, { companyId, level: 2 });
  const { accountId, headers } = leaver;
  await draftOne(jobCalls(api), leaver);
  const email = 'to-be-theirs@mail.example';
  const url = '/v1/company/email-change';
  await api.app.inject({ method: 'POST', url, headers, payload: { email } });
  expect(await templatesTo(api, email)).toHaveLength(1);
  expect(await tracesOf(accountId)).toContain('session');
  await erase(companyId, leaver.email, '--to', owner.email);
  const { commands } = api.services.databases;
  const kept = commands.selectFrom('recruiter').select('email').where('id', '=', accountId);
  expect(await kept.execute()).toEqual([{ email: '' }]);
  expect(await tablesWith(commands, [email])).toEqual([]);
  expect(await tracesOf(accountId)).toEqual([]);
});

test('another company’s invitation to the address stays valid', async () => {
  const { companyId } = await createRecruiter(api);
  const leaver = await createRecruiter(api, { companyId, level: 2 });
  await teamCalls(api).invite(await createRecruiter(api), [leaver.email]);
  const [invitation] = await templatesTo(api, leaver.email);
  await erase(companyId, leaver.email);
  expect(await templatesTo(api, leaver.email)).toEqual([invitation, 'company-left']);
});
