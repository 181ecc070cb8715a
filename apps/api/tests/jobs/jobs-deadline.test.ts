import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeJobs } from '../../src/features/jobs/public.ts';
import { listSavers } from '../../src/features/saved/public.ts';
import {
  createEmployer,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import { createStudent, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { notificationCalls } from '../../testing/talk/notifications.ts';

let api: TestApp;
let calls: JobCalls;
let who: SignedInRecruiter;
const day = 86_400_000;

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

/** Sessions expire within days, so the job gets a later time instead of the clock moving. */
const later = (days: number) => new Date(api.clock.now().getTime() + days * day);
const inDays = (days: number) => todayInJapan(later(days));
const until = (deadline: string | null) => jobWith({ common: { deadline } });
const closeDue = (days: number) =>
  closeJobs({
    commands: api.services.databases.commands,
    writer: api.services.server.outbox,
    now: later(days),
    listSavers,
  });
const told = async (of: string) =>
  (await notificationCalls(api).company.all(who)).flatMap(({ kind, about }) =>
    about.jobId === of ? [kind] : [],
  );
const statusOf = async (id: string) => (await calls.show(who, id)).json().job.recruitmentStatus;

test('a job notifies once, three days before its deadline, and closes after it', async () => {
  const id = await releaseOne(calls, who, until(inDays(4)));
  const student = await createStudent(api);
  const { headers } = student;
  const url = '/v1/student/my-activities/save/jobs';
  await api.app.inject({ method: 'POST', url, headers, payload: { jobId: id } });
  const open = await releaseOne(calls, who, until(null));
  await closeDue(0);
  expect(await told(id)).toEqual([]);
  await closeDue(1);
  await closeDue(2);
  expect(await told(id)).toEqual(['jobClosesSoon']);
  const { notificationsDetail } = await notificationCalls(api).student.list(student);
  expect(notificationsDetail.map(({ kind }) => kind)).toEqual(['savedJobClosing']);
  await closeDue(4);
  expect(await statusOf(id)).toBe(1);
  await closeDue(5);
  await closeDue(6);
  expect([await statusOf(id), await statusOf(open)]).toEqual([2, 1]);
  expect((await told(id)).toSorted()).toEqual(['jobClosed', 'jobClosesSoon']);
});

test('a past deadline is refused on publishing', async () => {
  const past = await calls.release(who, until(inDays(-1)));
  expect([past.statusCode, Object.keys(past.json().fields)]).toEqual([422, ['common.deadline']]);
});

test('a draft does not move the deadline; publishing it does', async () => {
  const id = await releaseOne(calls, who, until(inDays(0)));
  const written = { ...until(inDays(9)), companyJobId: id };
  const { version } = (await calls.show(who, id)).json().job;
  await calls.draft(who, { ...written, version });
  const closesOn = async () => {
    const { rows } = await api.services.databases.pool.query(
      'select closes_on::text as day from job_posting where id = $1',
      [id],
    );
    return rows[0].day;
  };
  expect(await closesOn()).toBe(inDays(0));
  await calls.release(who, { ...written, version: version + 1 });
  expect(await closesOn()).toBe(inDays(9));
});
