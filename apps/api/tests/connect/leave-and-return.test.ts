import { expect, test } from 'vitest';
import { fresh, useSso } from '../../testing/people/sso.ts';
import { Browser, bearer } from '../../testing/server/browser.ts';

const { sso, signIn } = useSso();

const leave = (headers: Record<string, string>) =>
  sso.api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers });
const rows = async (text: string, values: unknown[] = []) =>
  (await sso.api.services.databases.pool.query(text, values)).rows;

test('a returning student with the same address starts with a new account', async () => {
  const person = fresh();
  const first = await signIn(person);
  const before = first.reply.json().user;
  await new Browser(sso.api).post(
    '/v1/student/profile/unique',
    { version: 0, strength: '粘り強さ', highlight: null, skills: null },
    bearer(first.reply),
  );
  expect((await leave(bearer(first.reply))).statusCode).toBe(200);
  const renewed = await first.browser.post('/v1/auth/refresh');
  expect(renewed.statusCode).not.toBe(200);

  const second = await signIn(person);
  const { user } = second.reply.json();
  expect(user.email).toBe(before.email);
  expect(user.id).not.toBe(before.id);
  const shown = await second.browser.get(
    '/v1/student/profile/show/my-account',
    bearer(second.reply),
  );
  expect(shown.json().profile.story).toMatchObject({ version: 0, strength: null });
});

test('does not erase accounts at an external provider', async () => {
  const { reply } = await signIn(fresh());
  await leave(bearer(reply));
  expect(await rows("select 1 from pgboss.job where name = 'erase-identity'")).toEqual([]);
});

test('signing in during an erasure is refused, or creates a new account', async () => {
  for (let times = 0; times < 4; times += 1) {
    const person = fresh();
    const { reply } = await signIn(person);
    await Promise.all([leave(bearer(reply)), signIn(person)]);
  }
  const left = await rows(
    'select 1 from session join account on account.id = account_id where erased_at is not null',
  );
  expect(left).toEqual([]);
});
