import { addDays } from '@engawa/contract/days/days';
import { Random } from '@engawa/demo/random';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import { createRecruiter, type SignedIn, signIn } from '../../testing/database/factories.ts';
import { openWishes, targetCalls } from '../../testing/finding/targets.ts';
import { createFindable } from '../../testing/people/talent.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applicationCalls, applyOnce } from '../../testing/talk/applications.ts';
import { messageCalls, startTalking, threadOf } from '../../testing/talk/messages.ts';
import { slotCalls } from '../../testing/talk/slots.ts';

let api: TestApp;
let applying: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  api = await startTestApp();
  applying = applicationCalls(api);
});
afterAll(() => api.close());

const url = '/v1/company/today';
const rowsOf = async ({ headers }: { headers: Record<string, string> }) => {
  const reply = await api.app.inject({ url, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().rows as ({ kind: string } & Record<string, unknown>)[];
};
const kindsOf = async (who: { headers: Record<string, string> }) =>
  (await rowsOf(who)).map(({ kind }) => kind);

test('is empty for a new company, and closed to students and visitors', async () => {
  expect(await rowsOf(await createEmployer(api))).toEqual([]);
  const { student } = await startTalking(api);
  const status = async (headers: Record<string, string>) =>
    (await api.app.inject({ url, headers })).statusCode;
  expect([await status(student.headers), await status({})]).toEqual([403, 401]);
});

test('an application is new, then due, and gone once somebody has answered', async () => {
  const { who, id } = await applyOnce(api);
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  expect(await rowsOf(who)).toEqual([
    expect.objectContaining({
      kind: 'new-applicant',
      applicationId: id,
      job: { jp: '法人営業', en: 'Corporate sales' },
    }),
  ]);
  expect(await kindsOf(interviewer)).toEqual([]);
  await applying.assign(who, { ids: [id], assigneeId: interviewer.accountId });
  expect(await kindsOf(interviewer)).toEqual(['new-applicant']);
  api.clock.advance(73 * 60 * 60);
  const later = { ...who, ...(await signIn(api, who.accountId)) };
  expect(await kindsOf(later)).toEqual(['answer-due']);
  await applying.status(later, { ids: [id], status: 'in-progress' });
  expect(await kindsOf(later)).toEqual([]);
});

test('unread messages and meetings of today; an interviewer sees those of applicants', async () => {
  const { who, student, threadId } = await startTalking(api, { who: await createEmployer(api) });
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  const messages = messageCalls(api);
  await messages.send('student', student, threadId);
  expect(await rowsOf(who)).toMatchObject([{ kind: 'unread', threadId, count: 1 }]);
  expect(await kindsOf(interviewer)).toEqual([]);
  await meetToday(who, student, threadId);
  expect(await kindsOf(who)).toContain('interview');
  expect(await kindsOf(interviewer)).toEqual([]);
  await applyOnce(api, { who, student });
  expect((await kindsOf(interviewer)).toSorted()).toEqual(['interview', 'unread']);
  // Another company sees nothing of it.
  expect(await kindsOf(await createEmployer(api))).toEqual([]);
});

/** A time later today in Japan that both agreed on. */
async function meetToday(who: SignedIn, student: SignedIn, threadId: string) {
  const calls = slotCalls(api);
  const midnight = new Date(`${addDays(todayInJapan(api.clock.now()), 1)}T00:00:00+09:00`);
  const left = (midnight.getTime() - api.clock.now().getTime()) / 3_600_000;
  const offered = await calls.offer(who, threadId, { times: [calls.inHours(left / 2)] });
  const { slots } = offered.json().written;
  expect((await calls.pick(student, slots.id, slots.times[0].id)).statusCode).toBe(200);
}

test('postings that end within a week and new matching students, for recruiters only', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  const deadline = addDays(todayInJapan(api.clock.now()), 5);
  const late = addDays(todayInJapan(api.clock.now()), 30);
  const jobId = await releaseOne(jobCalls(api), who, jobWith({ common: { deadline } }));
  await releaseOne(jobCalls(api), who, jobWith({ common: { deadline: late } }));
  await createFindable(api, new Random(7), 3);
  await targetCalls(api).create(who, { name: 'だれでも', wishes: openWishes });
  expect(await rowsOf(who)).toMatchObject([
    { kind: 'posting-ending', jobId, closesOn: deadline },
    { kind: 'new-matches', name: 'だれでも', count: expect.any(Number) },
  ]);
  expect(await kindsOf(interviewer)).toEqual([]);
  api.clock.advance(8 * 24 * 60 * 60);
  const later = { ...who, ...(await signIn(api, who.accountId)) };
  expect(await kindsOf(later)).toEqual([]);
});

test('has twelve rows at most, and every kind in them', async () => {
  const first = await applyOnce(api);
  const { who, jobId } = first;
  for (let count = 0; count < 12; count += 1) await applyOnce(api, { who, jobId });
  const threadId = await threadOf(api, who, first.student);
  await messageCalls(api).send('student', first.student, threadId);
  const kinds = await kindsOf(who);
  expect(kinds).toHaveLength(12);
  expect(new Set(kinds)).toEqual(new Set(['new-applicant', 'unread']));
});
