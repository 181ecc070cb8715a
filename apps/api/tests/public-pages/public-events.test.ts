import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  eventCalls,
  eventWith,
  inHours,
  meetingUrl,
  online,
} from '../../testing/contents/events.ts';
import { createEmployer } from '../../testing/contents/jobs.ts';
import { dataIn, faultsIn } from '../../testing/contents/schema-org.ts';
import type { SignedIn, SignedInRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

const visit = (url: string) => api.app.inject({ url, headers: { accept: 'text/html' } });
const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);

describe('the list of events', () => {
  const titles = async (url: string) =>
    [...(await visit(url)).body.matchAll(/<h2[^>]*><a href="\/talent[^>]+>([^<]+)</g)].map(
      ([, title]) => title,
    );
  const publish = async (title: string, hours: number, by: SignedIn = who, common: object = {}) => {
    const event = eventWith(api, {
      jp: { title },
      en: { title: null, description: null, place: null },
      common: { startsAt: inHours(api, hours), endsAt: inHours(api, hours + 1), ...common },
    });
    const reply = await eventCalls(api).save(by, { ...event, status: 'public' });
    expect(reply.statusCode, reply.body).toBe(200);
  };

  test('shows coming public events of verified companies, the next first', async () => {
    const hidden = await createEmployer(api);
    await publish('来週の見学会', 24 * 7);
    await publish('明日の説明会', 24, who, { ...online });
    await publish('停止した企業の会', 48, hidden);
    await query('update company set suspended_at = now() where id = $1', [hidden.companyId]);
    const draft = { ...eventWith(api, { jp: { title: '下書きの会' } }), status: 'draft' };
    expect((await eventCalls(api).save(who, draft)).statusCode).toBe(200);
    api.clock.advance(3);
    expect(await titles('/events?lang=ja')).toEqual(['明日の説明会', '来週の見学会']);
    expect(await titles('/events?lang=ja&format=online')).toEqual(['明日の説明会']);
    const { body } = await visit('/events?lang=ja');
    expect(body).not.toContain(meetingUrl);
    const english = await titles('/events?lang=en');
    expect(english[1]).toBe('来週の見学会');
    // An online event keeps a venue in its document that is not shown.
    expect((await visit('/events?lang=ja&format=online')).body).not.toContain('本社3階');
    expect(dataIn(body)['itemListElement']).toHaveLength(2);
    expect(faultsIn(dataIn(body))).toEqual([]);
  });

  test('begins with events that are still to come, and is paged', async () => {
    for (let number = 0; number < 21; number += 1) await publish(`連続講座${number}`, 100 + number);
    api.clock.advance(3);
    const first = await visit('/events?lang=ja');
    const [, next = ''] = /rel="next" href="([^"]+)"/.exec(first.body) ?? [];
    const all = [
      ...(await titles('/events?lang=ja')),
      ...(await titles(next.replaceAll('&amp;', '&'))),
    ];
    expect(all).toHaveLength(23);
    expect(new Set(all).size).toBe(23);
    api.clock.advance(24 * 3600);
    expect((await titles('/events?lang=ja'))[0]).toBe('連続講座0');
  });
});
