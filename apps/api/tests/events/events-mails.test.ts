import type { MailTiming } from '@engawa/contract/settings/mail-timing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventMails } from '../../src/features/events/mails.ts';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  inHours,
  meetingUrl,
  online,
  saveOne,
} from '../../testing/contents/events.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
  signIn,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
let calls: EventCalls;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://engawa.test' } });
  calls = eventCalls(api);
  who = await createRecruiter(api);
});
afterAll(() => api.close());

interface Mail {
  template: string;
  language: 'ja' | 'en';
  data: Record<string, string>;
}

async function mailsOf(one: SignedIn): Promise<Mail[]> {
  const { rows } = await api.services.databases.pool.query<Mail>(
    `select template, language, data from mail join student on student.email = mail.recipient
     where student.id = $1 order by mail.id`,
    [one.accountId],
  );
  return rows;
}
const kindsOf = async (one: SignedIn) => (await mailsOf(one)).map(({ template }) => template);

const settle = (one: SignedIn, applications: MailTiming, language: 'ja' | 'en') =>
  new Browser(api).post(
    '/v1/student/settings',
    {
      version: 0,
      mailNotices: { connects: 'at_once', messages: 'at_once', applications, news: 'never' },
      language,
      occupation: 'student',
      jobHuntingStatus: 'looking',
      blockedCompanyIds: [],
    },
    one.headers,
  );

const people = (many: number) =>
  Promise.all(Array.from({ length: many }, () => createStudent(api)));
const full = (change: object = {}) =>
  saveOne(calls, who, { ...eventWith(api, { common: { capacity: 1 } }), ...change });

const render = ({ template, data, language }: Mail) =>
  eventMails.find(({ name }) => name === template)?.render(data, language);

describe('event mails', () => {
  test('state participation or waiting, place and time, with a link to the page', async () => {
    const [first, second] = (await people(2)) as [SignedIn, SignedIn];
    const common = {
      ...online,
      capacity: 1,
      startsAt: '2031-04-05T08:30',
      endsAt: '2031-04-05T10:00',
    };
    const id = await full(eventWith(api, { common }));
    await calls.apply(first, id);
    await eventCalls(api, 'ja').apply(second, id);
    const [going] = await mailsOf(first);
    expect(going).toMatchObject({
      template: 'event-going',
      language: 'en',
      data: {
        title: 'Open day',
        when: '5 Apr 2031, 08:30–10:00 (Japan time)',
        place: 'Online',
        url: `https://engawa.test/talent/company/${who.companyId}/company-event/${id}`,
      },
    });
    const [waiting] = await mailsOf(second);
    expect(waiting).toMatchObject({
      template: 'event-waiting',
      language: 'ja',
      data: { title: '会社説明会', when: '2031年4月5日（土）08:30～10:00（日本時間）' },
    });
    expect(JSON.stringify([going, waiting])).not.toContain(meetingUrl);
    expect(render(going as Mail)?.subject).toBe('Your place at “Open day” is confirmed');
    expect(render(waiting as Mail)?.subject).toBe('「会社説明会」のキャンセル待ちを受け付けました');
  });

  test('tell students who moved up, in their language, and nobody else', async () => {
    const id = await full();
    const all = await people(3);
    const [first, second, third] = all as [SignedIn, SignedIn, SignedIn];
    await settle(second, 'at_once', 'en');
    for (const one of all) await calls.apply(one, id);
    await calls.cancel(first, id);
    expect(await kindsOf(first)).toEqual(['event-going']);
    expect((await mailsOf(second)).map(({ template, language }) => [template, language])).toEqual([
      ['event-waiting', 'en'],
      ['event-moved-up', 'en'],
    ]);
    expect(await kindsOf(third)).toEqual(['event-waiting']);
  });

  test('tell students who moved up after places were added', async () => {
    const id = await full();
    const all = await people(3);
    for (const one of all) await calls.apply(one, id);
    const more = eventWith(api, { common: { capacity: 2 } });
    await calls.save(who, { eventId: id, version: 1, status: 'public', ...more });
    expect(await Promise.all(all.map(kindsOf))).toEqual([
      ['event-going'],
      ['event-waiting', 'event-moved-up'],
      ['event-waiting'],
    ]);
    const any = { ...more, common: { ...more.common, capacity: null } };
    await calls.save(who, { eventId: id, version: 2, status: 'public', ...any });
    expect(await kindsOf(all[2] as SignedIn)).toEqual(['event-waiting', 'event-moved-up']);
    expect(await kindsOf(all[1] as SignedIn)).toHaveLength(2);
  });

  test('are not sent to students who switched them off', async () => {
    const id = await full();
    const [first, quiet] = (await people(2)) as [SignedIn, SignedIn];
    await settle(quiet, 'never', 'ja');
    for (const one of [first, quiet]) await calls.apply(one, id);
    await calls.cancel(first, id);
    await calls.remove(who, id);
    expect(await mailsOf(quiet)).toEqual([]);
  });

  test('are not sent for a refused application', async () => {
    const id = await full();
    const [me] = (await people(1)) as [SignedIn];
    await calls.apply(me, id);
    await calls.apply(me, id);
    expect(await kindsOf(me)).toEqual(['event-going']);
  });
});

describe('a deleted event', () => {
  test('notifies participants and waiting students, not cancelled ones, with a link to the company', async () => {
    const id = await full();
    const all = await people(4);
    for (const one of all) await calls.apply(one, id);
    await calls.cancel(all[3] as SignedIn, id);
    expect((await calls.remove(who, id)).json()).toMatchObject({ message: 'Deleted.' });
    const last = await Promise.all(all.map(async (one) => (await kindsOf(one)).at(-1)));
    const told = 'event-cancelled';
    expect(last).toEqual([told, told, told, 'event-waiting']);
    expect((await mailsOf(all[0] as SignedIn)).at(-1)?.data['url']).toBe(
      `https://engawa.test/talent/company/${who.companyId}`,
    );
    expect((await calls.see(all[0] as SignedIn, id)).statusCode).toBe(404);
    expect((await calls.cancel(all[0] as SignedIn, id)).statusCode).toBe(404);
  });

  test('notifies them also while hidden', async () => {
    const id = await full();
    const [me] = (await people(1)) as [SignedIn];
    await calls.apply(me, id);
    await calls.changeStatus(who, id, 'private');
    await calls.remove(who, id);
    expect(await kindsOf(me)).toEqual(['event-going', 'event-cancelled']);
  });

  test('notifies nobody when past', async () => {
    const soon = { startsAt: inHours(api, 1), endsAt: inHours(api, 2) };
    const id = await saveOne(calls, who, eventWith(api, { common: soon }));
    const [me] = (await people(1)) as [SignedIn];
    await calls.apply(me, id);
    api.clock.advance(2 * 3600 + 60);
    who = { ...who, ...(await signIn(api, who.accountId)) };
    await calls.remove(who, id);
    expect(await kindsOf(me)).toEqual(['event-going']);
  });
});
