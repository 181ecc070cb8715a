import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventCalls, nobody, saveOne } from '../../testing/contents/events.ts';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectCalls, connectThem, createTwo } from '../../testing/talk/connect.ts';

let api: TestApp;
let calls: ReturnType<typeof connectCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = connectCalls(api);
});
afterAll(() => api.close());

const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);

test('an event for connected students is visible while they are connected', async () => {
  const events = eventCalls(api);
  const who = await createRecruiter(api);
  const student = await createStudent(api);
  const audience = { ...nobody, connected: true };
  const id = await saveOne(events, who, { status: 'limited', audience });
  const sees = async ({ headers }: SignedIn) =>
    (await api.app.inject({ url: `/v1/student/event/${id}`, headers })).statusCode === 200;
  await calls.company.ask(who, student.accountId);
  expect(await sees(student)).toBe(false);
  await calls.student.ask(student, who.companyId, { act: 'accept' });
  expect([await sees(student), await sees(await createStudent(api))]).toEqual([true, false]);
  await calls.company.end(who, student.accountId, 'end');
  expect(await sees(student)).toBe(false);
});

test('badges count open requests, equal to the lists', async () => {
  const { student, who } = await createTwo(api);
  const badge = async (side: 'student' | 'company', { headers }: SignedIn) =>
    (await api.app.inject({ url: `/v1/${side}/notifications`, headers })).json().notice.connects;
  const interviewer = await createRecruiter(api, { level: 3, companyId: who.companyId });
  await calls.student.ask(student, who.companyId);
  const other = await createRecruiter(api);
  await calls.company.ask(other, student.accountId);
  expect(await badge('company', who)).toBe(1);
  expect(await badge('company', interviewer)).toBe(0);
  expect(await badge('student', student)).toBe(1);
  await calls.company.ask(who, student.accountId, { act: 'accept' });
  await calls.student.end(student, other.companyId, 'decline');
  expect([await badge('company', who), await badge('student', student)]).toEqual([0, 0]);
});

test('an acceptance counts as new until somebody of the company opens the list', async () => {
  const { student, who } = await createTwo(api);
  const colleague = await createRecruiter(api, { companyId: who.companyId, level: 2 });
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  const accepted = async ({ headers }: SignedIn) =>
    (await api.app.inject({ url: '/v1/company/notifications', headers })).json().notice
      .connectsAccept;
  const areNew = async () =>
    (await calls.company.list(who, 1))
      .json()
      .connectedUserLists.map(({ isNew }: { isNew: boolean }) => isNew);
  const see = ({ headers }: SignedIn) =>
    api.app.inject({ method: 'POST', url: '/v1/company/connect/seen', headers });
  await connectThem(api, student, who);
  expect(await Promise.all([who, colleague, interviewer].map(accepted))).toEqual([1, 1, 0]);
  expect(await areNew()).toEqual([true]);
  await see(await createRecruiter(api));
  expect(await accepted(who)).toBe(1);
  for (const time of [1, 2]) {
    expect([time, (await see(colleague)).statusCode]).toEqual([time, 200]);
    expect([await accepted(who), await areNew()]).toEqual([0, [false]]);
  }
  const other = await createTwo(api);
  await calls.student.ask(other.student, who.companyId);
  await calls.company.ask(who, other.student.accountId, { act: 'accept' });
  expect([await accepted(who), await areNew()]).toEqual([0, [false, false]]);
  await calls.student.end(student, who.companyId, 'end');
  expect(await accepted(who)).toBe(0);
});

test('pages have no gaps, and the list is searched by name', async () => {
  const who = await createRecruiter(api);
  await query('update company set plan = 2 where id = $1', [who.companyId]);
  const ids: string[] = [];
  for (let at = 0; at < 33; at += 1) {
    const { accountId } = await createStudent(api);
    await calls.company.ask(who, accountId);
    ids.push(accountId);
  }
  await query(`update student set last_name = 'Quillfeather' where id = $1`, [ids[3]]);
  const idsOf = (reply: { json(): { connectApplyingUserLists: { studentId: string }[] } }) =>
    reply.json().connectApplyingUserLists.map(({ studentId }) => studentId);
  const first = await calls.company.list(who, 3);
  const second = await calls.company.list(who, 3, `&cursor=${first.json().nextCursor}`);
  expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(ids.toSorted());
  expect(second.json().nextCursor).toBeNull();
  const named = await calls.company.list(who, 3, '&word=quillf');
  expect(idsOf(named)).toEqual([ids[3]]);
  expect(named.json().counts.applying).toBe(1);
});
