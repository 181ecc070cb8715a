import { discoverLimits } from '@engawa/contract/discover/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyNewMatches } from '../../src/features/discover/public.ts';
import {
  createEmployer,
  type JobCalls,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import {
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { writtenTo } from '../../testing/files/daily-mail.ts';
import { emailOf } from '../../testing/files/mails.ts';
import { fillProfile } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { notificationCalls } from '../../testing/talk/notifications.ts';

let api: TestApp;
let jobs: JobCalls;
let who: SignedInRecruiter;

beforeAll(async () => {
  api = await startTestApp();
  jobs = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, by: SignedIn, payload?: object) =>
  api.app.inject({
    method,
    url: `/v1/student/discover/filters${path}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
const keep = (by: SignedIn, name: string, filter: object = { freeWord: '看護' }) =>
  send('POST', '', by, { name, about: 'jobs', filter, notify: true });
const hours = 3_600_000;
const tell = (later: number) =>
  notifyNewMatches({
    commands: api.services.databases.commands,
    writer: api.services.server.outbox,
    origin: 'https://engawa.example',
    now: new Date(api.clock.now().getTime() + later * hours),
  });
const told = async (by: SignedIn) =>
  (await notificationCalls(api).student.list(by)).notificationsDetail.map(({ kind, about }) => [
    kind,
    about.count,
  ]);

/** Mails of this kind are off by default. */
async function wantNews({ headers }: SignedIn): Promise<void> {
  const url = '/v1/student/settings';
  const { settings } = (await api.app.inject({ url, headers })).json();
  const { blockedCompanies: _, ...given } = settings;
  const payload = {
    ...given,
    blockedCompanyIds: [],
    mailNotices: { ...given.mailNotices, news: 'at_once' },
  };
  expect((await api.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
}

test('saves a search under a name, replaces it by the same name, and deletes it', async () => {
  const student = await createStudent(api);
  await keep(student, 'Tokyo', { prefectures: ['tokyo'] });
  const { filters } = (await keep(student, 'tokyo', { industries: [6] })).json();
  expect(filters).toMatchObject([{ name: 'tokyo', filter: { industries: [6] }, notify: true }]);
  const [{ id }] = filters;
  const changed = await send('POST', `/${id}`, student, { notify: false });
  expect(changed.json().filters).toMatchObject([{ id, notify: false }]);
  expect((await send('DELETE', `/${id}`, student)).json().filters).toEqual([]);
  const nonsense = await keep(student, 'x', { employeesMin: 5, employeesMax: 1 });
  expect([nonsense.statusCode, Object.keys(nonsense.json().fields)]).toEqual([
    422,
    ['filter.employeesMax'],
  ]);
});

test('limits saved searches, also concurrently', async () => {
  const student = await createStudent(api);
  for (let at = 1; at < discoverLimits.savedSearches; at += 1) await keep(student, `${at}`);
  const replies = await Promise.all([keep(student, 'one'), keep(student, 'other')]);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
});

test('notifies only of jobs the student can apply for, where the saved search says so', async () => {
  const student = await createStudent(api);
  await keep(student, '応募可', { freeWord: '応募可', canApply: true });
  api.clock.advance(1);
  await releaseOne(jobs, who, jobWith({ jp: { position: '応募可の看護師' } }));
  await tell(0);
  expect(await told(student)).toEqual([]);
  await fillProfile(api, student);
  await tell(1);
  expect(await told(student)).toEqual([['filterFits', 1]]);
});

test('notifies of new matches, once a day per saved search', async () => {
  const student = await createStudent(api);
  await releaseOne(jobs, who, jobWith({ jp: { position: '看護助手' } }));
  api.clock.advance(1);
  await keep(student, '看護');
  await tell(0);
  expect(await told(student)).toEqual([]);
  api.clock.advance(1);
  await releaseOne(jobs, who, jobWith({ jp: { position: '看護師' } }));
  await releaseOne(jobs, who, jobWith({ jp: { position: '営業' } }));
  await wantNews(student);
  await tell(0);
  await tell(0);
  expect(await told(student)).toEqual([['filterFits', 1]]);
  const mails = await writtenTo(api, await emailOf(api, student));
  expect(mails.filter(({ template }) => template === 'new-fits')).toMatchObject([
    { data: { filter: '「看護」', count: '1', url: expect.stringContaining('/jobs?kept=') } },
  ]);
  api.clock.advance(1);
  await releaseOne(jobs, who, jobWith({ jp: { position: '看護部長' } }));
  await tell(23);
  expect(await told(student)).toEqual([['filterFits', 1]]);
  await tell(25);
  expect(await told(student)).toEqual([
    ['filterFits', 1],
    ['filterFits', 1],
  ]);
});
