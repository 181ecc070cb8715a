import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventMails } from '../../src/features/events/mails.ts';
import {
  type EventCalls,
  eventCalls,
  inHours,
  mailSettledChanges,
  meetingUrl,
  online,
} from '../../testing/contents/events.ts';
import {
  type ChangeMail,
  choose,
  countChangeMails,
  later,
  planEvent,
  changeMailsTo as readChangeMails,
} from '../../testing/contents/planned-events.ts';
import {
  createRecruiter,
  type SignedIn,
  type SignedInRecruiter,
  signIn,
} from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: EventCalls;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://engawa.test' } });
  calls = eventCalls(api);
  who = await createRecruiter(api);
});
afterAll(() => api.close());

type Change = NonNullable<Parameters<typeof planEvent>[2]>;
const planned = (change: Change = {}) => planEvent(api, () => who, change);
const changeMailsTo = (one: SignedIn) => readChangeMails(api, one);
const countsOf = (people: SignedIn[]) => countChangeMails(api, people);
const render = ({ template, data, language }: ChangeMail) =>
  eventMails.find(({ name }) => name === template)?.render(data, language);

describe('a new time or place', () => {
  test('is mailed once to participants and waiting students, in their language, with a link', async () => {
    const { id, people, going, waiting, publish } = await planned();
    await publish(1, {
      jp: { place: '別館2階' },
      en: { place: 'Annex, 2nd floor' },
      common: later,
    });
    expect(await countsOf(people)).toEqual([1, 1, 0]);
    const [ja] = (await changeMailsTo(going)).map(render);
    const [en] = (await changeMailsTo(waiting)).map(render);
    const url = `https://engawa.test/talent/company/${who.companyId}/company-event/${id}`;
    expect(ja?.subject).toBe('「会社説明会」の日時・場所が変更されました');
    const jaText = JSON.stringify(ja?.blocks);
    expect(jaText).toContain('日時：2031年4月6日（日）13:00～15:00（日本時間）');
    expect(jaText).toContain('変更前の日時：2031年4月5日（土）08:30～10:00（日本時間）');
    expect(jaText).toContain('場所：「別館2階」');
    expect(jaText).toContain('変更前の場所：「本社3階（東京都千代田区）」');
    expect(ja?.blocks).toContainEqual({ button: 'イベントの詳細を見る', url });
    expect(en?.subject).toBe('New time and place for “Open day”');
    const enText = JSON.stringify(en?.blocks);
    expect(enText).toContain('The company has changed the time and place of “Open day”');
    expect(enText).toContain('When: 6 Apr 2031, 13:00–15:00 (Japan time)');
    expect(enText).toContain('Time before: 5 Apr 2031, 08:30–10:00 (Japan time)');
    expect(enText).toContain('Where: “Annex, 2nd floor”');
    expect(en?.blocks).toContainEqual({ button: 'Open the event', url });
  });

  test('is mailed when published, not when saved as a draft', async () => {
    const { people, publish } = await planned();
    await publish(1, { common: later }, 'draft');
    expect(await countsOf(people)).toEqual([0, 0, 0]);
    await publish(2, { common: later });
    await publish(3, { common: later });
    expect(await countsOf(people)).toEqual([1, 1, 0]);
  });

  test('is mailed even if the event is hidden at the same time', async () => {
    const { people, publish } = await planned();
    await publish(1, { common: later }, 'private');
    expect(await countsOf(people)).toEqual([1, 1, 0]);
  });

  test('is mailed to students moved up by the same save, too', async () => {
    const { id, people, waiting, publish } = await planned();
    await publish(1, { common: { ...later, capacity: 2 } });
    expect(await countsOf(people)).toEqual([1, 1, 0]);
    expect((await calls.see(waiting, id)).json().application.state).toBe('going');
  });

  test('is mailed when a draft of a withdrawn event is shown', async () => {
    const { id, people, publish } = await planned();
    await calls.changeStatus(who, id, 'draft');
    await publish(2, { common: later }, 'draft');
    expect(await countsOf(people)).toEqual([0, 0, 0]);
    expect((await calls.changeStatus(who, id, 'public')).statusCode).toBe(200);
    expect(await countsOf(people)).toEqual([1, 1, 0]);
  });

  test('is not mailed to students who switched mails off', async () => {
    const { going, waiting, publish } = await planned();
    await choose(api, going, 'ja', 'never');
    await publish(1, { common: later });
    expect(await countsOf([going, waiting])).toEqual([0, 1]);
  });
});

describe('a new link', () => {
  test('is mailed without the link, which is on the page', async () => {
    const { going, waiting, publish } = await planned({ common: online });
    await publish(1, { common: { ...online, onlineUrl: `${meetingUrl}-2` } });
    await mailSettledChanges(api);
    const mails = [...(await changeMailsTo(going)), ...(await changeMailsTo(waiting))];
    expect(mails.map((mail) => render(mail)?.subject)).toEqual([
      '「会社説明会」の参加用のリンクが変更されました',
      'New online link for “Open day”',
    ]);
    expect(JSON.stringify(mails.map(render))).not.toContain(meetingUrl);
    expect(JSON.stringify(mails.map(render))).not.toContain('変更前');
  });

  test('is mailed with a new format', async () => {
    const { waiting, publish } = await planned();
    await publish(1, { common: online });
    await mailSettledChanges(api);
    const [mail] = (await changeMailsTo(waiting)).map(render);
    expect(mail?.subject).toBe('New place and online link for “Open day”');
    expect(JSON.stringify(mail)).toContain('Where: “Online”');
  });
});

describe('no mail is sent', () => {
  test.each<[string, Change]>([
    ['other words', { jp: { title: '説明会', description: '別の説明' }, en: { title: 'Visit' } }],
    ['more or fewer places', { common: { capacity: 3 } }],
    ['another deadline', { common: { deadline: '2031-04-01T12:00' } }],
    ['a translation that goes', { en: null }],
  ])('for %s', async (_, change) => {
    const { people, publish } = await planned();
    await publish(1, change);
    expect(await countsOf(people)).toEqual([0, 0, 0]);
  });

  test('for hiding, withdrawing and showing again', async () => {
    const { id, people } = await planned();
    for (const status of ['private', 'draft', 'public']) {
      expect((await calls.changeStatus(who, id, status)).statusCode).toBe(200);
    }
    expect(await countsOf(people)).toEqual([0, 0, 0]);
  });
});

test('a new link is mailed during the event, and not after it', async () => {
  const soon = { startsAt: inHours(api, 1), endsAt: inHours(api, 3) };
  const { people, publish } = await planned({ common: { ...online, ...soon } });
  const other = (name: string) => ({ common: { ...online, onlineUrl: meetingUrl + name } });
  await mailSettledChanges(api);
  api.clock.advance(2 * 3600);
  who = { ...who, ...(await signIn(api, who.accountId)) };
  await publish(1, other('-2'));
  expect(await countsOf(people)).toEqual([1, 1, 0]);
  api.clock.advance(3600);
  who = { ...who, ...(await signIn(api, who.accountId)) };
  await publish(2, other('-3'));
  expect(await countsOf(people)).toEqual([1, 1, 0]);
});

test('a student erased during a publication gets no mail', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { going, publish } = await planned({ common: { startsAt: inHours(api, 48) } });
    const leave = () =>
      api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers: going.headers });
    const [, left] = await Promise.all([publish(1, { common: later }), leave()]);
    expect(left.statusCode).toBe(200);
    await mailSettledChanges(api);
    const { rows } = await api.services.databases.pool.query(
      'select count(*) from mail where recipient not in (select email from student)',
    );
    expect(rows).toEqual([{ count: 0 }]);
  }
});
