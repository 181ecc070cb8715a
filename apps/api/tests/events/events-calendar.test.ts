import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  meetingUrl,
  online,
  saveOne,
} from '../../testing/contents/events.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
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

/** The properties of a calendar file (RFC 5545): unfolds lines and unescapes texts. */
function readCalendar(body: string): Map<string, string> {
  expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const lines = body.replace(/\r\n[ \t]/g, '').split('\r\n');
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:;]+)[^:]*:(.*)$/.exec(line) ?? [];
      return [name, value.replace(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c))];
    }),
  );
}

const common = { startsAt: '2031-04-05T08:30', endsAt: '2031-04-05T10:00' };

async function applied(change: Parameters<typeof eventWith>[1] = {}) {
  const id = await saveOne(calls, who, eventWith(api, change));
  const me = await createStudent(api);
  await calls.apply(me, id);
  return { id, me };
}

describe('the calendar file', () => {
  test('has time, place and texts, in the caller’s language', async () => {
    const title = '説明会; 東京, 大阪\\支社';
    const description = 'はじめに\n\nSUMMARY:とは';
    const { id, me } = await applied({ jp: { title, description }, common });
    const reply = await eventCalls(api, 'ja').calendar(me, id);
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename=".*\.ics"/);
    const calendar = readCalendar(reply.body);
    const url = `https://engawa.test/talent/company/${who.companyId}/company-event/${id}`;
    expect(Object.fromEntries(calendar)).toMatchObject({
      UID: `${id}@engawa.test`,
      DTSTART: '20310404T233000Z',
      DTEND: '20310405T010000Z',
      SUMMARY: title,
      LOCATION: '本社3階（東京都千代田区）',
      STATUS: 'CONFIRMED',
      URL: url,
    });
    expect(calendar.get('DESCRIPTION')).toContain(description);
    expect(reply.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(readCalendar((await calls.calendar(me, id)).body).get('SUMMARY')).toBe('Open day');
  });

  test('keeps its id, so that importing it again replaces the entry', async () => {
    const { id, me } = await applied({ common });
    const uid = readCalendar((await calls.calendar(me, id)).body).get('UID');
    const moved = { ...common, endsAt: '2031-04-05T11:00' };
    await calls.save(who, {
      eventId: id,
      version: 1,
      status: 'public',
      ...eventWith(api, { common: moved }),
    });
    const after = readCalendar((await calls.calendar(me, id)).body);
    expect([after.get('UID'), after.get('DTEND')]).toEqual([uid, '20310405T020000Z']);
  });

  test('has a higher sequence and the time of the change', async () => {
    const { id, me } = await applied({ common });
    const stamps = async () => {
      const calendar = readCalendar((await calls.calendar(me, id)).body);
      return ['SEQUENCE', 'LAST-MODIFIED', 'DTSTAMP'].map((name) => calendar.get(name));
    };
    const utc = () =>
      api.clock
        .now()
        .toISOString()
        .replace(/[-:]|\.\d+/g, '');
    const published = utc();
    expect(await stamps()).toEqual(['1', published, published]);
    api.clock.advance(120);
    expect(await stamps()).toEqual(['1', published, utc()]);
    const moved = eventWith(api, { common: { ...common, endsAt: '2031-04-05T11:00' } });
    await calls.save(who, { eventId: id, version: 1, status: 'public', ...moved });
    expect(await stamps()).toEqual(['2', utc(), utc()]);
  });

  test('has the link for participants only, and is tentative for the waiting list', async () => {
    const { id, me } = await applied({ common: { ...common, ...online, capacity: 1 } });
    const waiting = await createStudent(api);
    await calls.apply(waiting, id);
    const [mine, theirs] = await Promise.all([calls.calendar(me, id), calls.calendar(waiting, id)]);
    expect(readCalendar(mine.body).get('DESCRIPTION')).toContain(meetingUrl);
    expect(readCalendar(mine.body).get('LOCATION')).toBe('Online');
    expect(theirs.body.replace(/\r\n /g, '')).not.toContain(meetingUrl);
    expect(readCalendar(theirs.body).get('STATUS')).toBe('TENTATIVE');
  });

  test('is for applicants, also while the event is hidden', async () => {
    const { id, me } = await applied({ common });
    const status = async (one: SignedIn) => (await calls.calendar(one, id)).statusCode;
    expect(await status(await createStudent(api))).toBe(404);
    for (const hidden of ['private', 'draft']) {
      await calls.changeStatus(who, id, hidden);
      expect([await status(me), await status(await createStudent(api))]).toEqual([200, 404]);
    }
    await calls.cancel(me, id);
    expect(await status(me)).toBe(404);
  });

  test('falls back to the written language', async () => {
    const { id, me } = await applied({ en: null, common });
    expect(readCalendar((await calls.calendar(me, id)).body).get('SUMMARY')).toBe('会社説明会');
  });
});
