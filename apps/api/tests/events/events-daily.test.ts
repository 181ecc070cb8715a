import type { MailTiming } from '@engawa/contract/settings/mail-timing';
import { mailBudget } from '@engawa/platform/mail/mail-budget.repo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  eventCalls,
  eventWith,
  inHours,
  mailSettledChanges,
  saveOne,
} from '../../testing/contents/events.ts';
import { choose } from '../../testing/contents/planned-events.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { sendWaiting, waitUntil, writtenTo } from '../../testing/files/daily-mail.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://engawa.test' } });
});
afterAll(() => api.close());
beforeEach(async () => {
  waitUntil(api, 20);
  who = await createRecruiter(api);
});

/** Eight in the evening: the next morning is 12 hours away, and a day after it 36. */
const soon = () => ({ startsAt: inHours(api, 35), endsAt: inHours(api, 37) });
const later = () => ({ startsAt: inHours(api, 36), endsAt: inHours(api, 38) });

async function reader(timing: MailTiming): Promise<SignedIn> {
  const student = await createStudent(api);
  await choose(api, student, 'en', timing);
  return student;
}

const event = (common: object) => saveOne(eventCalls(api), who, eventWith(api, { common }));

/** Mails sent at once, and lines that wait for the daily mail. */
async function changeMailsTo({ accountId }: SignedIn) {
  const { commands } = api.services.databases;
  const { email } = await commands
    .selectFrom('student')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const lines = await commands
    .selectFrom('daily_line')
    .select(['kind', 'words', 'url'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const mails = (await writtenTo(api, email)).map(({ template }) => template);
  return { mails, lines };
}

describe('news of an event for its applicants', () => {
  const rows: readonly (readonly [MailTiming, 'soon' | 'later', 'mails' | 'lines' | 'nothing'])[] =
    [
      ['at_once', 'later', 'mails'],
      ['at_once', 'soon', 'mails'],
      ['daily', 'later', 'lines'],
      ['daily', 'soon', 'mails'],
      ['never', 'later', 'nothing'],
      ['never', 'soon', 'nothing'],
    ];
  test.each(rows)('%s, for an event that is %s: %s', async (timing, when, comes) => {
    const student = await reader(timing);
    const id = await event(when === 'soon' ? soon() : later());
    await eventCalls(api).apply(student, id);
    await eventCalls(api).remove(who, id);
    const { mails, lines } = await changeMailsTo(student);
    expect([mails.length, lines.length]).toEqual([
      comes === 'mails' ? 2 : 0,
      comes === 'lines' ? 2 : 0,
    ]);
  });

  test('comes at once if the event was near and is postponed', async () => {
    const student = await reader('daily');
    const id = await event(soon());
    await eventCalls(api).apply(student, id);
    api.clock.advance(1);
    const putOff = eventWith(api, {
      common: { startsAt: inHours(api, 400), endsAt: inHours(api, 402) },
    });
    const change = { eventId: id, version: 1, status: 'public', ...putOff };
    expect((await eventCalls(api).save(who, change)).statusCode).toBe(200);
    await mailSettledChanges(api);
    expect((await changeMailsTo(student)).mails).toEqual(['event-going', 'event-changed']);
  });

  test('is a line with subject and link in the daily mail', async () => {
    const student = await reader('daily');
    const id = await event(later());
    await eventCalls(api).apply(student, id);
    const { lines } = await changeMailsTo(student);
    expect(lines).toEqual([
      {
        kind: 'applications',
        words: 'Your place at “Open day” is confirmed',
        url: `https://engawa.test/talent/company/${who.companyId}/company-event/${id}`,
      },
    ]);
    waitUntil(api, 8);
    await sendWaiting(api);
    expect(await changeMailsTo(student)).toEqual({ mails: ['daily'], lines: [] });
  });
});

test('a mail caused by a company counts against its budget, also as a line', async () => {
  const student = await reader('daily');
  for (let times = 0; times <= mailBudget.receiver; times += 1) {
    const id = await event(later());
    await eventCalls(api).apply(student, id);
    await eventCalls(api).remove(who, id);
  }
  const { lines } = await changeMailsTo(student);
  const cancelled = lines.filter(({ words }) => words.includes('cancelled'));
  expect(cancelled).toHaveLength(mailBudget.receiver);
});
