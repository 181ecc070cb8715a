import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventCalls, eventWith, inHours, saveOne } from '../../testing/contents/events.ts';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import { postCalls } from '../../testing/contents/posts.ts';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applicationCalls, createApplicant, externalJob } from '../../testing/talk/applications.ts';
import { startTalking } from '../../testing/talk/messages.ts';
import { slotCalls } from '../../testing/talk/slots.ts';

let api: TestApp;
let student: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  student = await createStudent(api);
});

const get = async (path: string, { headers } = student) => {
  const reply = await api.app.inject({ url: `/v1/student/${path}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const day = 86_400_000;
const inDays = (days: number) => todayInJapan(new Date(api.clock.now().getTime() + days * day));

test('one job per company, newest first, of verified companies only', async () => {
  const calls = jobCalls(api);
  const tips = postCalls(api, 'tip');
  const one = await createEmployer(api);
  const two = await createEmployer(api);
  const stranger = await createEmployer(api);
  await releaseOne(calls, one);
  const second = await releaseOne(calls, one);
  const third = await releaseOne(calls, two);
  await releaseOne(calls, stranger);
  const told = await tips.saveOne(one, { status: 'public' });
  await tips.saveOne(two);
  await tips.saveOne(stranger, { status: 'public' });
  await api.services.databases.commands
    .updateTable('company')
    .set({ verified_at: null, verified_in_demo: false })
    .where('id', '=', stranger.companyId)
    .execute();

  const top = await get('top');
  expect(top.jobs.map(({ id }: { id: string }) => id)).toEqual([third, second]);
  expect(top.tips.map(({ id }: { id: string }) => id)).toEqual([told]);
  const named = [top.pickUp, ...top.companies].map(({ id }: { id: string }) => id);
  expect(named.toSorted()).toEqual([one.companyId, two.companyId].toSorted());

  await block(api, student, one.companyId);
  const rest = await get('top');
  expect(rest).toMatchObject({ pickUp: { id: two.companyId }, companies: [], tips: [] });
  expect(rest.jobs.map(({ id }: { id: string }) => id)).toEqual([third]);
});

test('a new student sees missing profile items, and nothing else', async () => {
  const { profile, result: _, ...rest } = await get('top/waiting');
  expect(profile.missing).toContain('residence-status');
  expect(profile.percent).toBeLessThan(50);
  expect(rest).toEqual({
    offers: [],
    jobOffers: [],
    preparations: [],
    toConfirm: 0,
    events: [],
    appointments: [],
    closing: [],
  });
});

test('lists what is due until tomorrow, nothing later or settled', async () => {
  student = await createApplicant(api);
  const who = await createEmployer(api, { plan: 2 });
  const jobs = jobCalls(api);
  const save = async (jobId: string) =>
    api.app.inject({
      method: 'POST',
      url: '/v1/student/my-activities/save/jobs',
      headers: student.headers,
      payload: { jobId },
    });
  const closing = await releaseOne(jobs, who, jobWith({ common: { deadline: inDays(2) } }));
  await save(closing);
  await save(await releaseOne(jobs, who, jobWith({ common: { deadline: inDays(20) } })));

  const events = eventCalls(api);
  const held = (hours: number) =>
    saveOne(
      events,
      who,
      eventWith(api, {
        common: { startsAt: inHours(api, hours), endsAt: inHours(api, hours + 2) },
      }),
    );
  const [soon, later] = [await held(5), await held(100)];
  await events.apply(student, soon);
  await events.apply(student, later);

  const slots = slotCalls(api);
  const { threadId } = await startTalking(api, { student, who });
  const offered = await slots.offer(who, threadId, { times: [slots.inHours(3)] });
  const { id, times } = offered.json().written.slots;
  expect((await get('top/waiting')).offers).toMatchObject([{ threadId }]);
  await slots.pick(student, id, times[0].id);

  await applicationCalls(api).external(student, await externalJob(api, who));

  expect(await get('top/waiting')).toMatchObject({
    profile: { percent: expect.any(Number) },
    offers: [],
    toConfirm: 1,
    events: [{ id: soon, company: { id: who.companyId } }],
    appointments: [{ threadId, startsAt: times[0].startsAt }],
    closing: [{ id: closing, deadline: inDays(2) }],
  });
});
