import { addDays } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventCalls, eventWith, saveOne } from '../../testing/contents/events.ts';
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
import { filledSections } from '../../testing/people/filled-sections.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { startTalking } from '../../testing/talk/messages.ts';
import { slotCalls } from '../../testing/talk/slots.ts';

let api: TestApp;
let jobs: JobCalls;
let who: SignedInRecruiter;
let me: SignedIn;
beforeAll(async () => {
  api = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://engawa.test' } });
  jobs = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());
beforeEach(async () => {
  me = await createStudent(api);
});

interface Entry {
  kind: string;
  day: string;
  of: string | null;
}

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, by: SignedIn, payload?: object) =>
  api.app.inject({
    method,
    url: `/v1/student/${path}`,
    headers: { ...by.headers, languagetype: '2' },
    ...(payload && { payload }),
  });
const calendar = async () => (await send('GET', 'calendar', me)).json();
const save = (what: 'jobs' | 'companies', body: object) =>
  send('POST', `my-activities/save/${what}`, me, body);
const today = () => todayInJapan(api.clock.now());
const inDays = (days: number) => addDays(today(), days);
const ofKind = async (kind: string) =>
  ((await calendar()).entries as Entry[]).filter((entry) => entry.kind === kind);

describe('entries', () => {
  test('an empty profile without saved items has none', async () => {
    expect(await calendar()).toMatchObject({
      graduation: null,
      stayKnown: false,
      entries: [],
      feedMadeAt: null,
    });
  });

  test('the recruiting year and the stay follow from the profile', async () => {
    const { save: saveSection } = profileCalls(api, me);
    const declared = {
      ...filledSections.residence,
      status: 'student',
      designation: null,
      expiresOn: '2027-05-31',
      version: 0,
    };
    expect((await saveSection('residence', declared)).statusCode).toBe(200);
    const { entries, graduation, stayKnown } = await calendar();
    expect([graduation, stayKnown]).toEqual(['2027-03', true]);
    expect(entries.map(({ day, kind }: Entry) => `${day} ${kind}`)).toEqual([
      '2026-03-01 publicity',
      '2026-06-01 selection',
      '2026-10-01 offers',
      '2026-12-01 change-from',
      '2027-01-31 change-by',
      '2027-02-28 extension-from',
      '2027-03-31 graduation',
      '2027-04-01 joining',
      '2027-05-31 expiry',
    ]);
  });

  test('graduation is the university’s if the stay does not state it', async () => {
    const { save: saveSection } = profileCalls(api, me);
    await saveSection('education', { ...filledSections.education, version: 0 });
    expect((await calendar()).graduation).toBe('2027-03');
  });

  test('deadlines of saved jobs and of jobs of saved companies, each once', async () => {
    const deadline = inDays(20);
    const saved = await releaseOne(jobs, who, jobWith({ common: { deadline } }));
    const other = await createEmployer(api, { plan: 2 });
    const ofCompany = await releaseOne(jobs, other, jobWith({ common: { deadline } }));
    await releaseOne(jobs, other, jobWith({}));
    await save('jobs', { jobId: saved });
    expect((await ofKind('deadline')).map(({ of }) => of)).toEqual([saved]);
    await save('companies', { companyId: other.companyId });
    await save('jobs', { jobId: ofCompany });
    const shown = await ofKind('deadline');
    expect(shown).toHaveLength(2);
    expect(new Set(shown.map(({ of }) => of))).toEqual(new Set([saved, ofCompany]));
    expect(new Set(shown.map(({ day }) => day))).toEqual(new Set([deadline]));
    await block(api, me, other.companyId);
    expect((await ofKind('deadline')).map(({ of }) => of)).toEqual([saved]);
  });

  test('events of saved companies that the student may see, and those with a place', async () => {
    const events = eventCalls(api);
    const at = (days: number) => ({
      common: { startsAt: `${inDays(days)}T10:00`, endsAt: `${inDays(days)}T12:00` },
    });
    const open = await saveOne(events, who, eventWith(api, at(10)));
    const mine = await saveOne(events, who, eventWith(api, at(12)));
    await saveOne(events, who, { ...eventWith(api, at(11)), status: 'private' });
    await events.apply(me, mine);
    expect(await ofKind('event')).toEqual([]);
    await save('companies', { companyId: who.companyId });
    expect((await ofKind('event')).map(({ of }) => of)).toEqual([open]);
    expect(await ofKind('my-event')).toMatchObject([
      { of: mine, day: inDays(12), startsAt: `${inDays(12)}T10:00` },
    ]);
    await events.cancel(me, mine);
    expect((await ofKind('event')).map(({ of }) => of)).toEqual([open, mine]);
  });

  test('a waiting-list place is marked as such on page and feed', async () => {
    const events = eventCalls(api);
    const startsAt = `${inDays(9)}T10:00`;
    const full = await saveOne(
      events,
      who,
      eventWith(api, {
        common: { startsAt, endsAt: `${inDays(9)}T11:00`, deadline: null, capacity: 1 },
      }),
    );
    const first = await createStudent(api);
    await events.apply(first, full);
    await events.apply(me, full);
    expect(await ofKind('my-event')).toEqual([]);
    expect(await ofKind('waiting-event')).toMatchObject([{ of: full, day: inDays(9) }]);
    const { url } = (await send('POST', 'calendar/feed', me)).json();
    const { body } = await api.app.inject({ url: new URL(url).pathname });
    expect(body).toContain('SUMMARY:キャンセル待ちのイベント：');
    expect(body).toContain('STATUS:TENTATIVE');
    await events.cancel(first, full);
    expect(await ofKind('my-event')).toMatchObject([{ of: full }]);
    await events.remove(who, full);
    expect(await ofKind('my-event')).toEqual([]);
  });

  test('agreed appointments', async () => {
    const talking = await startTalking(api, { student: me });
    const slots = slotCalls(api);
    const { id, times } = (await slots.offer(talking.who, talking.threadId)).json().written.slots;
    expect(await ofKind('appointment')).toEqual([]);
    await slots.pick(me, id, times[0].id);
    expect(await ofKind('appointment')).toMatchObject([{ of: talking.threadId }]);
  });
});

describe('the secret address', () => {
  const make = async () => (await send('POST', 'calendar/feed', me)).json();
  const read = (url: string, remoteAddress = '192.0.2.7') =>
    api.app.inject({ url: new URL(url).pathname, remoteAddress });

  test('is read without a sign-in, in the language of its creation', async () => {
    const deadline = inDays(15);
    const jobId = await releaseOne(jobs, who, jobWith({ common: { deadline } }));
    await save('jobs', { jobId });
    const { url, madeAt } = await make();
    expect(url).toMatch(/^https:\/\/engawa\.test\/v1\/calendar-feed\/[\w-]{43}$/);
    expect((await calendar()).feedMadeAt).toBe(madeAt);
    const { statusCode, headers, body } = await read(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain(`UID:deadline-${jobId}@engawa.test`);
    expect(body).toContain(`DTSTART;VALUE=DATE:${deadline.replaceAll('-', '')}`);
    expect(body.replace(/\r\n /g, '')).toContain('SUMMARY:応募の締切：法人営業（');
  });

  test('is stored as a digest only', async () => {
    const { url } = await make();
    const token = url.split('/').at(-1);
    const { rows } = await api.services.databases.pool.query(
      `select count(*)::int as count from calendar_feed f where strpos(f::text, $1) > 0
         or strpos(encode(f.token_digest, 'escape'), $1) > 0`,
      [token],
    );
    expect(rows[0].count).toBe(0);
  });

  test('is renewed and ended, and an old one stops working', async () => {
    const first = await make();
    const second = await make();
    expect((await read(first.url)).statusCode).toBe(404);
    expect((await read(second.url)).statusCode).toBe(200);
    expect((await send('DELETE', 'calendar/feed', me)).statusCode).toBe(200);
    expect((await read(second.url)).statusCode).toBe(404);
    expect((await calendar()).feedMadeAt).toBeNull();
    expect((await read('https://engawa.test/v1/calendar-feed/guess')).statusCode).toBe(404);
  });

  test('ends with the account', async () => {
    const { url } = await make();
    expect((await send('DELETE', 'account', me)).statusCode).toBe(200);
    expect((await read(url)).statusCode).toBe(404);
  });

  test('has a rate limit for one person’s programs', async () => {
    const { url } = await make();
    const statuses = new Set<number>();
    for (let at = 0; at < 125; at += 1) {
      statuses.add((await read(url, `198.51.100.${at}`)).statusCode);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
