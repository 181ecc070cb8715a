import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser, bearer } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';
const login = '/v1/auth/recruiter-login';
const select = '/v1/auth/recruiter-login-select';

let addresses = 0;
/** Failures count per address, so each test uses its own. */
const visitor = (language: 'ja' | 'en' = 'en') => {
  addresses += 1;
  return new Browser(api, { language, address: `198.51.100.${addresses}` });
};

describe('one company', () => {
  test('opens a session with the right password', async () => {
    const recruiter = await createRecruiter(api, { level: 1, password });
    const browser = visitor();
    const reply = await browser.post(login, { email: recruiter.email.toUpperCase(), password });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      result: 1,
      user: { id: recruiter.accountId, role: 1, companyId: recruiter.companyId },
      accessToken: { expiresIn: 3600 },
    });
    const account = await browser.get('/v1/company/account', bearer(reply));
    expect(account.json().user).toEqual(reply.json().user);
    const days = (Date.parse(reply.json().accessToken.refreshExpiresAt) - +api.clock.now()) / 864e5;
    expect(days).toBe(14);
  });

  test('sends the refresh token in an HttpOnly, same-site cookie', async () => {
    const { email } = await createRecruiter(api, { password });
    const reply = await visitor().post(login, { email, password });
    expect(reply.cookies).toEqual([
      expect.objectContaining({
        name: 'engawa_refresh',
        path: '/v1',
        httpOnly: true,
        sameSite: 'Strict',
      }),
    ]);
    expect(reply.body).not.toContain(reply.cookies[0]?.value);
  });

  test.each(['ja', 'en'] as const)(
    'answers alike for a wrong password and an unknown e-mail (%s)',
    async (language) => {
      const { email } = await createRecruiter(api, { password });
      const wrong = await visitor(language).post(login, { email, password: 'not-this-one-1' });
      const unknown = await visitor(language).post(login, {
        email: 'nobody@test.example',
        password: 'not-this-one-1',
      });
      expect(wrong.statusCode).toBe(401);
      expect(unknown.statusCode).toBe(401);
      expect(wrong.body).toBe(unknown.body);
      expect(wrong.cookies).toEqual([]);
      expect(wrong.json().message).toBe(
        language === 'ja'
          ? 'メールアドレスまたはパスワードが正しくありません。'
          : 'The email or the password is not correct.',
      );
    },
  );

  test('tells a disabled account so, only with the right password', async () => {
    const { email, accountId, companyId } = await createRecruiter(api, { level: 1, password });
    await createRecruiter(api, { companyId });
    await api.services.databases.commands
      .updateTable('account')
      .set({ closed_at: api.clock.now() })
      .where('id', '=', accountId)
      .execute();
    const right = await visitor().post(login, { email, password });
    expect([right.statusCode, right.json().code]).toEqual([409, 'account_stopped']);
    const wrong = await visitor().post(login, { email, password: 'not-this-one-1' });
    expect(wrong.json().code).toBe('wrong_credentials');
  });

  test('refuses a level in the body, and changes nothing', async () => {
    const recruiter = await createRecruiter(api, { level: 3, password });
    const body = { email: recruiter.email, password, role: 0, level: 0 };
    const reply = await visitor().post(login, body);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(['role', 'level']);
    const save = await visitor().post(
      '/v1/company/account',
      { name: '鈴木 一郎', role: 0 },
      recruiter.headers,
    );
    expect(save.statusCode).toBe(422);
    const account = await visitor().get('/v1/company/account', recruiter.headers);
    expect(account.json().user).toMatchObject({ role: 3, name: '田中 美咲' });
  });

  test.each([
    [{ email: 'not an address', password: 'x' }, ['email']],
    [{ email: '', password: '' }, ['email', 'password']],
    [{}, ['email', 'password']],
  ])('refuses %j beside its fields', async (body, fields) => {
    const reply = await visitor().post(login, body);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(fields);
  });
});

describe('twenty failures in a row', () => {
  test('give 429 with Retry-After for that address; elsewhere the person can sign in', async () => {
    const { email } = await createRecruiter(api, { password });
    const guesser = visitor();
    const statuses = [];
    for (let guess = 0; guess < 20; guess += 1) {
      statuses.push(
        (await guesser.post(login, { email, password: `guess-number-${guess}` })).statusCode,
      );
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual(Array(10).fill(429));
    const locked = await guesser.post(login, { email, password });
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(300);
    expect((await visitor().post(login, { email, password })).statusCode).toBe(200);
    api.clock.advance(Number(locked.headers['retry-after']));
    expect((await guesser.post(login, { email, password })).statusCode).toBe(200);
  });

  test('are counted one by one when sent concurrently', async () => {
    const { email } = await createRecruiter(api, { password });
    const guesser = visitor();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        guesser.post(login, { email, password: `guess-number-${at}` }),
      ),
    );
    const allowed = replies.filter((reply) => reply.statusCode === 401);
    expect(allowed).toHaveLength(10);
  });

  test('do not include successful sign-ins', async () => {
    const { email } = await createRecruiter(api, { password });
    const browser = visitor();
    for (let times = 0; times < 15; times += 1) {
      expect((await browser.post(login, { email, password })).statusCode).toBe(200);
    }
  });
});

describe('one address in several companies', () => {
  async function inTwo() {
    const email = `two-${crypto.randomUUID()}@test.example`;
    const first = await createRecruiter(api, { email, password });
    const second = await createRecruiter(api, { email, password, level: 2 });
    const browser = visitor();
    const reply = await browser.post(login, { email, password });
    return { browser, reply, first, second, email };
  }

  test('offers the companies by name, without a session', async () => {
    const { reply, first, second } = await inTwo();
    expect(reply.cookies).toEqual([]);
    expect(reply.json().user).toBeUndefined();
    expect(
      reply
        .json()
        .companies.map((one: { companyId: string }) => one.companyId)
        .toSorted(),
    ).toEqual([first.companyId, second.companyId].toSorted());
    expect(reply.json().companies[0].companyName.jp).toBeTruthy();
  });

  test('signs in to the chosen company, once', async () => {
    const { browser, reply, second } = await inTwo();
    const body = { selectionToken: reply.json().selectionToken, companyId: second.companyId };
    const chosen = await browser.post(select, body);
    expect(chosen.json().user).toMatchObject({ id: second.accountId, role: 2 });
    const again = await browser.post(select, body);
    expect([again.statusCode, again.json().code]).toEqual([409, 'selection_expired']);
  });

  test('refuses a company that was not offered, and keeps the offer', async () => {
    const { browser, reply, first } = await inTwo();
    const stranger = await createRecruiter(api);
    const { selectionToken } = reply.json();
    const wrong = await browser.post(select, { selectionToken, companyId: stranger.companyId });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'company_not_offered']);
    expect(wrong.cookies).toEqual([]);
    const right = await browser.post(select, { selectionToken, companyId: first.companyId });
    expect(right.statusCode).toBe(200);
  });

  test('ends the offer after ten minutes, and refuses an invented one', async () => {
    const { browser, reply, first } = await inTwo();
    api.clock.advance(601);
    for (const selectionToken of [reply.json().selectionToken, 'x'.repeat(43)]) {
      const late = await browser.post(select, { selectionToken, companyId: first.companyId });
      expect(late.json().code).toBe('selection_expired');
    }
  });

  test('signs in directly if the passwords differ', async () => {
    const { email } = await inTwo();
    const third = await createRecruiter(api, { email, password: 'another-one-3' });
    const reply = await visitor().post(login, { email, password: 'another-one-3' });
    expect(reply.json().user.companyId).toBe(third.companyId);
  });
});
