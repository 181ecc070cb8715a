import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { mailsTo, tokenFor } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://engawa.test' } });
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';
const fresh = 'moss-to-kaki-8';
const ask = (email: string, browser = new Browser(api)) =>
  browser.post('/v1/auth/password/email', { email });
const login = (email: string, secret: string) =>
  new Browser(api).post('/v1/auth/recruiter-login', { email, password: secret });

async function asked() {
  const recruiter = await createRecruiter(api, { password });
  await ask(recruiter.email);
  return { ...recruiter, token: await tokenFor(api, recruiter.email) };
}

describe('requesting a reset link', () => {
  test('answers alike for known and unknown e-mails, and mails only the known one', async () => {
    const { email } = await createRecruiter(api, { password });
    const [known, unknown] = [await ask(email), await ask('nobody@test.example')];
    expect(known.statusCode).toBe(200);
    expect(known.json()).toEqual({ result: 1, message: 'Sent.' });
    expect(unknown.body).toBe(known.body);
    expect(await mailsTo(api, email)).toHaveLength(1);
    expect(await mailsTo(api, 'nobody@test.example')).toHaveLength(0);
  });

  test('mails to the stored spelling, in the language of its owner', async () => {
    const { email } = await createRecruiter(api, { password });
    await new Browser(api, { language: 'en' }).post('/v1/auth/recruiter-login', {
      email,
      password,
    });
    await ask(email.toUpperCase(), new Browser(api, { language: 'ja' }));
    const { rows } = await api.services.databases.pool.query(
      'select recipient, language from mail where lower(recipient) = $1',
      [email],
    );
    expect(rows).toEqual([{ recipient: email, language: 'en' }]);
    const token = await tokenFor(api, email);
    const shown = await new Browser(api).get(`/v1/auth/password/reset/${token}`);
    expect(shown.json().email).toBe(email);
  });

  test('within a minute again gives result 2 with a message, known or not', async () => {
    const { email } = await createRecruiter(api, { password });
    for (const who of [email, 'nobody-else@test.example']) {
      await ask(who);
      const again = await ask(who);
      expect(again.statusCode).toBe(200);
      expect(again.json()).toEqual({
        result: 2,
        message: expect.stringContaining('An email was sent a moment ago.'),
      });
    }
    api.clock.advance(61);
    expect((await ask(email)).json().result).toBe(1);
  });

  test('mails five times an hour at most, with the same response', async () => {
    const { email } = await createRecruiter(api, { password });
    // The limit counts per clock hour; starts at its beginning, so that all requests fall into one.
    api.clock.advance(3600 - (Math.floor(api.clock.now().getTime() / 1000) % 3600));
    for (let minute = 0; minute < 8; minute += 1) {
      const reply = await ask(email, new Browser(api, { address: `203.0.113.${minute}` }));
      expect(reply.json().result).toBe(1);
      api.clock.advance(61);
    }
    expect(await mailsTo(api, email)).toHaveLength(5);
  });

  test('links to the configured origin, whatever the Host header says', async () => {
    const { email } = await createRecruiter(api, { password });
    const browser = new Browser(api, { language: 'ja' });
    await browser.post(
      '/v1/auth/password/email',
      { email },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    );
    const [mail] = await mailsTo(api, email);
    expect(mail?.['url']).toMatch(/^https:\/\/engawa\.test\/company\/password\/reset\/[\w-]{43}$/);
  });
});

describe('a new password', () => {
  test('works at once, replaces the old one, and ends open sessions', async () => {
    const { email, token, headers } = await asked();
    const browser = new Browser(api, { language: 'ja' });
    expect((await browser.get(`/v1/auth/password/reset/${token}`)).json().email).toBe(email);
    const reply = await browser.post('/v1/auth/password/reset', { token, password: fresh });
    expect(reply.json()).toEqual({ result: 1, message: 'パスワードを再設定しました。' });
    expect((await browser.get('/v1/company/account', headers)).statusCode).toBe(401);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await login(email, fresh)).statusCode).toBe(200);
  });

  test('is mailed to its owner', async () => {
    const { email, token } = await asked();
    const browser = new Browser(api, { language: 'en' });
    await browser.post('/v1/auth/password/reset', { token, password: fresh });
    const mails = await api.services.databases.commands
      .selectFrom('mail')
      .select(['template', 'data'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
    expect(mails.map(({ template }) => template)).toEqual(['password-reset', 'password-changed']);
    const words = expect.stringMatching(/./);
    expect(mails[0]?.data).toMatchObject({ reader: words });
    const url = 'https://engawa.test/company/forget-password';
    expect(mails[1]?.data).toEqual({ company: words, reader: words, url });
  });

  test.each(['used', 'expired', 'invented'])('is refused with an %s link', async (kind) => {
    const { email, token } = await asked();
    const browser = new Browser(api);
    if (kind === 'used') {
      await browser.post('/v1/auth/password/reset', { token, password: 'in-between-5' });
    }
    if (kind === 'expired') api.clock.advance(3601);
    const used = kind === 'invented' ? 'x'.repeat(43) : token;
    const reply = await browser.post('/v1/auth/password/reset', { token: used, password: fresh });
    expect([reply.statusCode, reply.json()]).toEqual([
      410,
      { code: 'mail_link_expired', message: 'This link has expired or was already used.' },
    ]);
    expect((await browser.get(`/v1/auth/password/reset/${used}`)).statusCode).toBe(410);
    expect((await login(email, fresh)).statusCode).toBe(401);
  });

  test('revokes every other open link and choice', async () => {
    const email = `several-${crypto.randomUUID()}@test.example`;
    const first = await createRecruiter(api, { email, password });
    await ask(email);
    const older = await tokenFor(api, email);
    api.clock.advance(61);
    await ask(email);
    const token = await tokenFor(api, email);
    const second = await createRecruiter(api, { email, password });
    const choice = (await login(email, password)).json().selectionToken;
    const reset = await new Browser(api).post('/v1/auth/password/reset', {
      token,
      password: fresh,
    });
    await new Browser(api).post('/v1/auth/password/reset/select', {
      selectionToken: reset.json().selectionToken,
      companyId: first.companyId,
    });
    const browser = new Browser(api);
    const again = await browser.post('/v1/auth/password/reset', { token: older, password });
    expect(again.statusCode).toBe(410);
    const late = await browser.post('/v1/auth/recruiter-login-select', {
      selectionToken: choice,
      companyId: second.companyId,
    });
    expect(late.json().code).toBe('selection_expired');
  });

  test('is stored once for two concurrent requests', async () => {
    const { token } = await asked();
    const replies = await Promise.all(
      ['first-one-1', 'second-one-2'].map((one) =>
        new Browser(api).post('/v1/auth/password/reset', { token, password: one }),
      ),
    );
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test.each([
    ['short1', 'Use more than 8 characters with at least one letter and one digit.'],
    ['longenough', 'Use more than 8 characters with at least one letter and one digit.'],
    ['password123', 'This password is easy to guess. Please choose another one.'],
    ['ＰＡＳＳＷＯＲＤ123', 'Use more than 8 characters with at least one letter and one digit.'],
    ['recruiter-12345', 'This password is easy to guess. Please choose another one.'],
  ])('%s is refused beside the field, and the link stays valid', async (weak, message) => {
    const recruiter = await createRecruiter(api, {
      password,
      email: `recruiter@${crypto.randomUUID()}.example`,
    });
    await ask(recruiter.email);
    const token = await tokenFor(api, recruiter.email);
    const browser = new Browser(api);
    const reply = await browser.post('/v1/auth/password/reset', { token, password: weak });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual({ password: message });
    const next = await browser.post('/v1/auth/password/reset', { token, password: fresh });
    expect(next.statusCode).toBe(200);
  });
});

describe('one address in two companies', () => {
  async function offered() {
    const email = `two-${crypto.randomUUID()}@test.example`;
    const first = await createRecruiter(api, { email, password });
    const second = await createRecruiter(api, { email, password });
    await ask(email);
    const token = await tokenFor(api, email);
    const browser = new Browser(api);
    const reply = await browser.post('/v1/auth/password/reset', { token, password: fresh });
    return { email, first, second, browser, reply };
  }

  test('the person chooses whose password changes', async () => {
    const { email, first, second, browser, reply } = await offered();
    expect(reply.json().message).toBeUndefined();
    expect(reply.json().companies).toHaveLength(2);
    expect((await login(email, fresh)).statusCode).toBe(401);
    const chosen = await browser.post('/v1/auth/password/reset/select', {
      selectionToken: reply.json().selectionToken,
      companyId: second.companyId,
    });
    expect(chosen.json()).toEqual({ result: 1, message: 'Your password has been reset.' });
    expect((await login(email, fresh)).json().user.companyId).toBe(second.companyId);
    expect((await login(email, password)).json().user.companyId).toBe(first.companyId);
    expect((await browser.get('/v1/company/account', first.headers)).statusCode).toBe(200);
    expect((await browser.get('/v1/company/account', second.headers)).statusCode).toBe(401);
  });

  test('refuses a company that was not offered', async () => {
    const { email, browser, reply } = await offered();
    const stranger = await createRecruiter(api, { password });
    const wrong = await browser.post('/v1/auth/password/reset/select', {
      selectionToken: reply.json().selectionToken,
      companyId: stranger.companyId,
    });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'company_not_offered']);
    expect((await login(stranger.email, password)).statusCode).toBe(200);
    expect((await login(email, fresh)).statusCode).toBe(401);
  });

  test('does not accept a sign-in choice as a password choice', async () => {
    const { email, first, browser } = await offered();
    const choice = (await login(email, password)).json();
    const wrong = await browser.post('/v1/auth/password/reset/select', {
      selectionToken: choice.selectionToken,
      companyId: first.companyId,
    });
    expect(wrong.json().code).toBe('selection_expired');
  });
});
