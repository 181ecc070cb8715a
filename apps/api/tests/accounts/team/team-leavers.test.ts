import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftOne, jobCalls } from '../../../testing/contents/jobs.ts';
import { createRecruiter, type SignedInRecruiter } from '../../../testing/database/factories.ts';
import { countRows } from '../../../testing/database/rows.ts';
import { mailsTo } from '../../../testing/files/mails.ts';
import { raced, teamCalls } from '../../../testing/people/team.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';
import { Browser } from '../../../testing/server/browser.ts';
import { applicationCalls, applyOnce } from '../../../testing/talk/applications.ts';
import { threadOf } from '../../../testing/talk/messages.ts';
import { slotCalls } from '../../../testing/talk/slots.ts';

let api: TestApp;
let team: ReturnType<typeof teamCalls>;
beforeAll(async () => {
  api = await startTestApp();
  team = teamCalls(api);
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';
async function cast() {
  const owner = await createRecruiter(api);
  const { companyId } = owner;
  const leaver = await createRecruiter(api, { level: 2, companyId, password });
  const heir = await createRecruiter(api, { level: 2, companyId, name: '後藤 蓮' });
  return { owner, leaver, heir };
}
const recruiterRow = ({ accountId }: SignedInRecruiter) =>
  api.services.databases.commands
    .selectFrom('recruiter')
    .select(['email', 'name', 'password_hash', 'department', 'title'])
    .where('id', '=', accountId)
    .executeTakeFirst();

test('work goes to the chosen colleague, and authors stay as they were', async () => {
  const { owner, leaver, heir } = await cast();
  const jobs = jobCalls(api);
  const jobId = await draftOne(jobs, leaver);
  const said = { version: 0, name: '田中 美咲', department: '人事部', title: '採用担当' };
  await new Browser(api).post('/v1/company/account', said, leaver.headers);
  const path = '/v1/company/profile/notifications';
  const { settings } = (await new Browser(api).get(path, leaver.headers)).json();
  await new Browser(api).post(path, settings, leaver.headers);
  expect(await countRows(api, 'recruiter_settings')).toBe(1);
  expect((await team.show(owner, leaver.accountId)).json().recruiter).toMatchObject({
    department: '人事部',
    title: '採用担当',
    work: { contents: 1 },
  });
  const alone = await team.remove(owner, leaver.accountId);
  expect([alone.statusCode, alone.json().code]).toEqual([409, 'hand_over_needed']);
  const { companyId } = owner;
  const away = await createRecruiter(api, { companyId, level: 2 });
  await team.change(owner, away.accountId, { status: 'disabled' });
  const interviewer = await createRecruiter(api, { companyId, level: 3 });
  const stranger = await createRecruiter(api);
  for (const nobody of [leaver, away, interviewer, stranger]) {
    const reply = await team.remove(owner, leaver.accountId, nobody.accountId);
    expect(reply.json().code).toBe('colleague_not_available');
  }

  const reply = await team.remove(owner, leaver.accountId, heir.accountId);
  expect(reply.json()).toMatchObject({ message: '削除しました。', removed: 'member' });
  expect((await team.show(owner, heir.accountId)).json().recruiter.work).toEqual({
    contents: 1,
    applicants: 0,
    slots: 0,
  });
  expect((await jobs.show(owner, jobId)).json().job.updatedBy).toBe('田中 美咲');
  expect((await jobs.list(owner)).json().jobPostingList).toMatchObject([{ inCharge: '後藤 蓮' }]);
  expect(await mailsTo(api, heir.email)).toMatchObject([{ leaver: '田中 美咲', count: '1' }]);
  expect(await recruiterRow(leaver)).toEqual({
    email: '',
    name: '田中 美咲',
    password_hash: null,
    department: null,
    title: null,
  });
  expect(await countRows(api, 'recruiter_settings')).toBe(0);
});

test('applicants and appointments need a colleague even without contents', async () => {
  const { who: owner, student, id } = await applyOnce(api);
  const { companyId } = owner;
  const leaver = await createRecruiter(api, { level: 2, companyId });
  const heir = await createRecruiter(api, { level: 2, companyId });
  const calls = applicationCalls(api);
  await calls.assign(owner, { ids: [id], assigneeId: leaver.accountId });
  const slots = slotCalls(api);
  const { written } = (await slots.offer(leaver, await threadOf(api, owner, student))).json();
  await slots.pick(student, written.slots.id, written.slots.times[0].id);
  const { recruiter } = (await team.show(owner, leaver.accountId)).json();
  expect(recruiter.work).toEqual({ contents: 0, applicants: 1, slots: 1 });
  expect((await team.remove(owner, leaver.accountId)).json().code).toBe('hand_over_needed');
  expect((await team.remove(owner, leaver.accountId, heir.accountId)).statusCode).toBe(200);
  expect((await calls.show(owner, id)).json().applicant.assignee.id).toBe(heir.accountId);
  const work = (await team.show(owner, heir.accountId)).json().recruiter.work;
  expect(work).toEqual({ contents: 0, applicants: 1, slots: 1 });
});

test('a removed member is signed out at once, leaves the list and can be invited again', async () => {
  const { owner, leaver } = await cast();
  expect((await team.remove(owner, leaver.accountId)).statusCode).toBe(200);
  const account = await api.app.inject({ url: '/v1/company/account', headers: leaver.headers });
  expect(account.statusCode).toBe(401);
  const login = await new Browser(api).post('/v1/auth/recruiter-login', {
    email: leaver.email,
    password,
  });
  expect(login.json().code).toBe('wrong_credentials');
  expect((await team.show(owner, leaver.accountId)).statusCode).toBe(404);
  expect((await team.remove(owner, leaver.accountId)).statusCode).toBe(404);
  expect((await team.invite(owner, [leaver.email])).statusCode).toBe(200);
  // No row names the leaver, so the account is deleted.
  expect(await recruiterRow(leaver)).toBeUndefined();
});

test('removing needs a recent sign-in; nobody removes themselves, and only owners remove owners', async () => {
  const { owner, leaver } = await cast();
  const admin = await createRecruiter(api, { level: 1, companyId: owner.companyId });
  expect((await team.remove(owner, owner.accountId)).json().code).toBe('own_membership');
  expect((await team.remove(admin, owner.accountId)).json().code).toBe('owners_only');
  api.clock.advance(601);
  expect((await team.remove(owner, leaver.accountId)).json().code).toBe('sign_in_again');
});

test('of two owners who remove each other concurrently, one stays', async () => {
  const { owner } = await cast();
  const second = await createRecruiter(api, { companyId: owner.companyId });
  const replies = await raced(api, owner, () => [
    team.remove(owner, second.accountId),
    team.remove(second, owner.accountId),
  ]);
  // The second request no longer finds the member.
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
});
