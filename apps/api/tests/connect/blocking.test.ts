import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventCalls, eventWith, saveOne } from '../../testing/contents/events.ts';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { templatesTo } from '../../testing/files/mails.ts';
import { fillProfile } from '../../testing/people/profile.ts';
import { block, blockCompany } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectCalls, connectThem } from '../../testing/talk/connect.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const url = '/v1/student/settings';
const settingsOf = async ({ headers }: SignedIn) =>
  (await api.app.inject({ url, headers })).json().settings;
const blockedBy = async (who: SignedIn): Promise<string[]> =>
  (await settingsOf(who)).blockedCompanies.map((one: { companyId: string }) => one.companyId);

test('blocking ends the connection and the event place; the company is not notified', async () => {
  const { student: mine, company: theirs } = connectCalls(api);
  const events = eventCalls(api);
  const [student, who] = [await createStudent(api), await createRecruiter(api)];
  await connectThem(api, student, who);
  const eventId = await saveOne(events, who, eventWith(api));
  await events.apply(student, eventId);
  const told = await templatesTo(api, who.email);
  await block(api, student, who.companyId);
  expect((await mine.show(student, who.companyId)).statusCode).toBe(404);
  expect((await events.see(student, eventId)).statusCode).toBe(404);
  expect((await events.applicants(who, eventId)).json().applyList).toEqual([]);
  expect((await theirs.list(who, 1)).json().counts).toEqual({
    connected: 0,
    waiting: 0,
    applying: 0,
  });
  // The same response as for an unknown id.
  for (const id of [student.accountId, '00000000-0000-7000-8000-000000000000']) {
    expect((await theirs.ask(who, id)).statusCode).toBe(404);
    expect((await theirs.end(who, id, 'end')).statusCode).toBe(404);
  }
  expect(await templatesTo(api, who.email)).toEqual(told);
});

test.each(['student', 'company'] as const)(
  'blocking withdraws a request of the %s',
  async (side) => {
    const { student: mine, company: theirs } = connectCalls(api);
    const [student, who] = [await createStudent(api), await createRecruiter(api)];
    await fillProfile(api, student);
    if (side === 'student') await mine.ask(student, who.companyId);
    else await theirs.ask(who, student.accountId);
    await block(api, student, who.companyId);
    for (const req of [2, 3]) {
      expect((await theirs.list(who, req)).json().counts).toMatchObject({
        waiting: 0,
        applying: 0,
      });
      expect((await mine.list(student, req)).json().counts).toMatchObject({
        waiting: 0,
        applying: 0,
      });
    }
  },
);

test('concurrent blocks are serial, repeating changes nothing, and other settings stay', async () => {
  const student = await createStudent(api);
  const companies = await Promise.all(
    [1, 2, 3].map(async () => (await createRecruiter(api)).companyId),
  );
  const before = await settingsOf(student);
  const replies = await Promise.all(
    [...companies, ...companies].map((one) => blockCompany(api, student, one)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  const after = await settingsOf(student);
  expect((await blockedBy(student)).toSorted()).toEqual(companies.toSorted());
  expect(after).toEqual({ ...before, version: 3, blockedCompanies: expect.any(Array) });
});

test('a settings page opened earlier cannot remove the block unseen; a fresh one can', async () => {
  const [student, who] = [await createStudent(api), await createRecruiter(api)];
  const opened = await settingsOf(student);
  await block(api, student, who.companyId);
  const save = (kept: object) =>
    api.app.inject({
      method: 'POST',
      url,
      headers: student.headers,
      payload: { ...kept, blockedCompanies: undefined, blockedCompanyIds: [] },
    });
  expect((await save(opened)).json().code).toBe('stale_version');
  expect(await blockedBy(student)).toEqual([who.companyId]);
  expect((await save(await settingsOf(student))).statusCode).toBe(200);
  expect(await blockedBy(student)).toEqual([]);
});

test('refuses an unknown company, and more than the limit', async () => {
  const student = await createStudent(api);
  const nobody = await blockCompany(api, student, '00000000-0000-7000-8000-000000000000');
  expect(nobody.statusCode).toBe(404);
  const { rows } = await api.services.databases.pool.query<{ id: string }>(
    `insert into company (name_jp, industry_id) select 'ほか' || n, 1 from generate_series(1, 200) n returning id`,
  );
  await api.services.databases.pool.query(
    'insert into blocked_company (student_id, company_id) select $1, unnest($2::uuid[])',
    [student.accountId, rows.map(({ id }) => id)],
  );
  const { companyId } = await createRecruiter(api);
  const over = await blockCompany(api, student, companyId);
  expect([over.statusCode, over.json().code]).toEqual([409, 'blocked_companies_used_up']);
});
