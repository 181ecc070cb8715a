import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, type SignedIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const path = '/v1/company/profile/notifications';
const show = async (who: SignedIn, language: 'ja' | 'en' = 'en') =>
  (await new Browser(api, { language }).get(path, who.headers)).json().settings;
const save = (who: SignedIn, body: object) => new Browser(api).post(path, body, who.headers);

const untouched = {
  connects: 'at_once',
  messages: 'at_once',
  applicants: 'at_once',
  searches: 'at_once',
  news: 'never',
};
const chosen = {
  connects: 'daily',
  messages: 'at_once',
  applicants: 'never',
  searches: 'daily',
  news: 'daily',
};
const body = { version: 0, mailNotices: chosen, language: 'en' };

describe('mail settings of a recruiter', () => {
  test.each([0, 1, 2, 3] as const)('are chosen by level %i for themselves', async (level) => {
    const who = await createRecruiter(api, { level });
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    expect(await show(who, 'ja')).toEqual({ version: 0, mailNotices: untouched, language: 'ja' });
    const saved = await save(who, body);
    expect(saved.json()).toMatchObject({
      message: 'Updated.',
      settings: { ...body, version: 1 },
    });
    expect(await show(who, 'ja')).toEqual({ ...body, version: 1 });
    expect((await show(colleague)).mailNotices).toEqual(untouched);
  });

  test('refuse a stale save, and of two concurrent saves one wins', async () => {
    const who = await createRecruiter(api);
    expect((await save(who, { ...body, version: 4 })).json().current).toBe(0);
    for (const version of [0, 1]) {
      const replies = await Promise.all([1, 2].map(() => save(who, { ...body, version })));
      expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 409,
      ]);
    }
    const stale = await save(who, { ...body, version: 1 });
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: 2 });
  });

  test.each([
    [{ language: 'fr' }],
    [{ language: undefined }],
    [{ mailNotices: { ...chosen, news: true } }],
    [{ mailNotices: { ...chosen, news: 'weekly' } }],
    [{ mailNotices: { ...chosen, applications: 'daily' } }],
    [{ mailNotices: { connects: 'daily' } }],
    [{ version: 3e15 }],
    [{ recruiterId: crypto.randomUUID() }],
  ])('refuse %j', async (change) => {
    const who = await createRecruiter(api);
    const before = await countRows(api, 'recruiter_settings');
    expect((await save(who, { ...body, ...change })).statusCode).toBe(422);
    expect(await countRows(api, 'recruiter_settings')).toBe(before);
  });
});
