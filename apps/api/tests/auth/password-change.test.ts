import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, signIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser, bearer } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://engawa.test' } });
  api.clock.beginDay();
});
afterAll(() => api.close());

const old = 'kaki-to-moss-7';
const fresh = 'moss-to-kaki-8';
type Headers = Record<string, string>;

const change = (headers: Headers, body: object, language: 'ja' | 'en' = 'en') =>
  new Browser(api, { language }).post('/v1/company/profile/password-change', body, headers);
const login = (email: string, password: string, browser = new Browser(api)) =>
  browser.post('/v1/auth/recruiter-login', { email, password });
const account = (headers: Headers) => new Browser(api).get('/v1/company/account', headers);

const mails = (email: string) =>
  api.services.databases.commands
    .selectFrom('mail')
    .select(['template', 'language'])
    .where('recipient', '=', email)
    .execute();

describe('a changed password', () => {
  test('ends all other sessions, keeps this one with its tokens, and is mailed to the owner', async () => {
    const { email } = await createRecruiter(api, { password: old });
    const here = new Browser(api, { language: 'en' });
    const mine = bearer(await login(email, old, here));
    const elsewhere = bearer(await login(email, old, new Browser(api, { language: 'ja' })));
    const reply = await change(mine, { current_password: old, new_password: fresh });
    expect(reply.json()).toEqual({ result: 1, message: 'Updated.' });
    expect((await account(mine)).statusCode).toBe(200);
    expect((await account(elsewhere)).statusCode).toBe(401);
    expect((await here.post('/v1/auth/refresh', {})).statusCode).toBe(200);
    expect((await login(email, old)).statusCode).toBe(401);
    expect((await login(email, fresh)).statusCode).toBe(200);
    expect(await mails(email)).toEqual([{ template: 'password-changed-here', language: 'ja' }]);
  });

  test('revokes a reset link, and leaves the same address in another company alone', async () => {
    const one = await createRecruiter(api, { password: old });
    const two = await createRecruiter(api, { password: old, email: one.email });
    await new Browser(api).post('/v1/auth/password/email', { email: one.email });
    await change(one.headers, { current_password: old, new_password: fresh });
    expect((await account(two.headers)).statusCode).toBe(200);
    const { companies, user } = (await login(one.email, old)).json();
    expect([companies, user.companyId]).toEqual([undefined, two.companyId]);
    const { rows } = await api.services.databases.pool.query(
      "select from one_time_token where data->>'email' = $1",
      [one.email],
    );
    expect(rows).toEqual([]);
  });

  test('is stored once for two concurrent changes', async () => {
    const { email, accountId, headers } = await createRecruiter(api, { password: old });
    const other = await signIn(api, accountId);
    const replies = await Promise.all([
      change(headers, { current_password: old, new_password: fresh }),
      change(other.headers, { current_password: old, new_password: `${fresh}-too` }),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const logins = [await login(email, fresh), await login(email, `${fresh}-too`)];
    expect(logins.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('refuses beside the field', () => {
  test.each<[string, object, string, string]>([
    [
      'a wrong current password',
      { current_password: 'wrong-guess-1' },
      'current_password',
      '現在のパスワードが正しくありません。',
    ],
    [
      'the same password',
      { new_password: old },
      'new_password',
      '現在と同じパスワードです。別のパスワードにしてください。',
    ],
    [
      'a common password',
      { new_password: 'password123' },
      'new_password',
      '推測されやすいパスワードです。別のパスワードにしてください。',
    ],
    [
      'a weak password',
      { new_password: 'kaki-moss' },
      'new_password',
      '英字と数字を含む9文字以上で入力してください。',
    ],
    ['no current password', { current_password: '' }, 'current_password', '入力してください。'],
    ['another field', { email: 'a@test.example' }, 'email', 'この項目は使えません。'],
  ])('%s', async (_what, given, field, words) => {
    const { headers, email } = await createRecruiter(api, { password: old });
    const body = { current_password: old, new_password: fresh, ...given };
    const reply = await change(headers, body, 'ja');
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual({ [field]: words });
    expect((await login(email, old)).statusCode).toBe(200);
    expect(await mails(email)).toEqual([]);
  });
});

test('limits guesses per account, from any address, for a while', async () => {
  const { accountId, headers, email } = await createRecruiter(api, { password: old });
  const right = { current_password: old, new_password: fresh };
  const other = await signIn(api, accountId);
  for (let times = 0; times < 10; times += 1) {
    const wrong = { ...right, current_password: `wrong-guess-${times}` };
    const reply = await change(times % 2 ? headers : other.headers, wrong);
    expect(reply.statusCode).toBe(422);
  }
  const refused = await change(headers, right);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Nobody is locked out: sign-in works, and so does changing the password after a while.
  expect((await login(email, old)).statusCode).toBe(200);
  api.clock.advance(901);
  expect((await change(headers, right)).statusCode).toBe(200);
});
