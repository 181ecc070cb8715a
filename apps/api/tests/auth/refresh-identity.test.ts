import { openSession } from '@engawa/platform/auth/session.repo';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStudent } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

const issuer = 'https://id.test.example';
const cookie = 'engawa_refresh';

/** Sessions that the identity service was asked to end. */
const ended: object[] = [];

let api: TestApp;
beforeAll(async () => {
  const identity = {
    describe: async () => undefined,
    erase: async () => undefined,
    endSession: async (_tx: unknown, who: object, signedInAt: Date) => {
      ended.push({ ...who, signedInAt });
    },
    hasEmail: async () => false,
    changeEmail: async () => undefined,
  };
  api = await startTestApp({ identity });
});
afterAll(() => api.close());
beforeEach(() => ended.splice(0));

/** A student who typed the password at the identity service a minute before this session began. */
async function signedIn() {
  const { accountId } = await createStudent(api);
  const subject = `subject-${accountId}`;
  const now = api.clock.now();
  const signedInAt = new Date(Math.floor(now.getTime() / 1000) * 1000 - 60_000);
  const { commands } = api.services.databases;
  await commands
    .insertInto('student_identity')
    .values({ issuer, subject, student_id: accountId })
    .execute();
  const { refreshToken } = await commands
    .transaction()
    .execute((tx) => openSession(tx, accountId, now, { authenticatedAt: signedInAt }));
  const browser = new Browser(api);
  browser.cookies.set(cookie, refreshToken);
  return { browser, refreshToken, theirs: { issuer, subject, signedInAt } };
}

const refresh = async (browser: Browser) => (await browser.post('/v1/auth/refresh')).statusCode;

test('an expired session ends the session at the identity service', async () => {
  const { browser, theirs } = await signedIn();
  api.clock.advance(1_209_600 + 1);
  expect(await refresh(browser)).toBe(400);
  expect(ended).toEqual([theirs]);
});

test('a stolen refresh token ends the session at the identity service', async () => {
  const { browser, refreshToken, theirs } = await signedIn();
  expect(await refresh(browser)).toBe(200);
  const thief = new Browser(api);
  thief.cookies.set(cookie, refreshToken);
  api.clock.advance(60);
  expect(await refresh(thief)).toBe(400);
  expect(ended).toEqual([theirs]);
});

test('a renewed session and an unknown token end nothing there', async () => {
  const { browser } = await signedIn();
  expect(await refresh(browser)).toBe(200);
  const stranger = new Browser(api);
  stranger.cookies.set(cookie, 'x'.repeat(43));
  expect(await refresh(stranger)).toBe(400);
  expect(ended).toEqual([]);
});
