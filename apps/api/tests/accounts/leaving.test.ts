import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOne, jobCalls } from '../../testing/contents/jobs.ts';
import { createRecruiter, type SignedIn } from '../../testing/database/factories.ts';
import { templatesTo } from '../../testing/files/mails.ts';
import { raced, teamCalls } from '../../testing/people/team.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';
const url = '/v1/company/leaving';
const show = async ({ headers }: SignedIn) => (await api.app.inject({ url, headers })).json();
const leave = ({ headers }: SignedIn, handOverTo?: string) =>
  api.app.inject({ method: 'POST', url, headers, payload: handOverTo ? { handOverTo } : {} });

async function ownersOf(companyId: string): Promise<string[]> {
  const rows = await api.services.databases.commands
    .selectFrom('account')
    .select('id')
    .where('company_id', '=', companyId)
    .where('level', '=', 0)
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

test('a leaver hands work over and is signed out at once; owners and leaver are notified', async () => {
  const owner = await createRecruiter(api);
  const { companyId } = owner;
  const leaver = await createRecruiter(api, { companyId, level: 2, password });
  const heir = await createRecruiter(api, { companyId, level: 2 });
  const jobs = jobCalls(api);
  const jobId = await draftOne(jobs, leaver);
  expect(await show(leaver)).toMatchObject({
    isLastOwner: false,
    work: { contents: 1 },
    colleagues: [{ id: owner.accountId, role: 0 }, { id: heir.accountId }],
  });
  expect((await leave(leaver)).json().code).toBe('hand_over_needed');

  const reply = await leave(leaver, heir.accountId);
  expect(reply.json()).toEqual({ result: 1, message: 'チームから退出しました。' });
  expect((await jobs.show(owner, jobId)).json().job.updatedBy).toBe('田中 美咲');
  expect((await show(heir)).work).toEqual({ contents: 1, applicants: 0, slots: 0 });
  expect((await leave(leaver, heir.accountId)).statusCode).toBe(401);
  const login = await new Browser(api).post('/v1/auth/recruiter-login', {
    email: leaver.email,
    password,
  });
  expect(login.json().code).toBe('wrong_credentials');
  expect(await templatesTo(api, leaver.email)).toEqual(['company-left']);
  expect(await templatesTo(api, heir.email)).toEqual(['work-handed-over']);
  expect(await templatesTo(api, owner.email)).toEqual(['member-left']);
});

test('an interviewer can leave; an account without traces is deleted, and its links stop working', async () => {
  const { companyId } = await createRecruiter(api);
  const leaver = await createRecruiter(api, { companyId, level: 3 });
  const asked = await api.app.inject({
    method: 'POST',
    url: '/v1/company/email-change',
    headers: leaver.headers,
    payload: { email: 'later@mail.example' },
  });
  expect(asked.statusCode).toBe(200);
  expect((await leave(leaver)).statusCode).toBe(200);
  const tokens = await api.services.databases.pool.query(
    'select data from one_time_token where data::text like $1',
    [`%${leaver.accountId}%`],
  );
  expect(tokens.rows).toEqual([]);
  const row = await api.services.databases.commands
    .selectFrom('account')
    .select('id')
    .where('id', '=', leaver.accountId)
    .executeTakeFirst();
  expect(row).toBeUndefined();
});

test('work cannot go to a colleague who is disabled, of another company or may not open it', async () => {
  const owner = await createRecruiter(api);
  const { companyId } = owner;
  const leaver = await createRecruiter(api, { companyId, level: 2 });
  await draftOne(jobCalls(api), leaver);
  const interviewer = await createRecruiter(api, { companyId, level: 3 });
  const disabled = await createRecruiter(api, { companyId, level: 2 });
  await teamCalls(api).change(owner, disabled.accountId, { status: 'disabled' });
  const stranger = await createRecruiter(api);
  expect((await show(leaver)).colleagues).toMatchObject([{ id: owner.accountId }]);
  for (const { accountId } of [leaver, interviewer, disabled, stranger]) {
    expect((await leave(leaver, accountId)).json().code).toBe('colleague_not_available');
  }
});

test('the last owner cannot leave, whoever else there is; a second owner can', async () => {
  const owner = await createRecruiter(api);
  const { companyId } = owner;
  await createRecruiter(api, { companyId, level: 1 });
  expect((await show(owner)).isLastOwner).toBe(true);
  const reply = await leave(owner);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'last_owner']);
  const second = await createRecruiter(api, { companyId });
  expect((await show(owner)).isLastOwner).toBe(false);
  expect((await leave(owner)).statusCode).toBe(200);
  expect(await ownersOf(companyId)).toEqual([second.accountId]);
});

test('of two owners who leave or are demoted concurrently, one stays', async () => {
  const couple = async () => {
    const one = await createRecruiter(api);
    return [one, await createRecruiter(api, { companyId: one.companyId })] as const;
  };
  const [one, other] = await couple();
  const both = await raced(api, one, () => [leave(one), leave(other)]);
  const codes = both.map(({ statusCode }) => statusCode);
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await ownersOf(one.companyId)).toHaveLength(1);

  const [going, staying] = await couple();
  const replies = await raced(api, going, () => [
    leave(going),
    teamCalls(api).change(going, staying.accountId, { role: 2 }),
  ]);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true);
  expect(await ownersOf(going.companyId)).toHaveLength(1);
});

test('leaving needs a recent sign-in', async () => {
  const { companyId } = await createRecruiter(api);
  const leaver = await createRecruiter(api, { companyId, level: 2 });
  api.clock.advance(601);
  expect((await leave(leaver)).json().code).toBe('sign_in_again');
});
