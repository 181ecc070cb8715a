import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inviteRecruiter } from '../../src/features/signup/public.ts';
import { createRecruiter, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { mailsTo, tokenFor } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser, bearer } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';
let made = 0;

async function confirmed(name = '吉田 𠮷郎 🌸') {
  made += 1;
  const email = `founder-${made}@test.example`;
  const browser = new Browser(api, { language: 'ja' });
  const reply = await browser.post('/v1/auth/signup/email', { name, email, agreed: true });
  return { browser, reply, email, token: await tokenFor(api, email) };
}

const company = {
  companyNameJp: '株式会社ゆうひ',
  companyNameEn: 'Yuhi Inc.',
  industry: 6,
  prefecture: 'tokyo',
  employees: 12,
};

describe('company sign-up', () => {
  test('step 1 sends a mail, step 2 creates the company and signs its owner in', async () => {
    const { browser, reply, email, token } = await confirmed();
    expect(reply.json()).toEqual({ result: 1, message: '送信しました。' });
    const shown = await browser.get(`/v1/auth/signup/${token}`);
    expect(shown.json()).toMatchObject({ name: '吉田 𠮷郎 🌸', email });
    const made = await browser.post('/v1/auth/signup/company', { token, password, ...company });
    expect(made.json()).toMatchObject({
      message: '登録が完了しました。',
      user: {
        role: 0,
        name: '吉田 𠮷郎 🌸',
        companyName: { jp: '株式会社ゆうひ', en: 'Yuhi Inc.' },
      },
    });
    expect((await browser.get('/v1/company/account', bearer(made))).statusCode).toBe(200);
    const row = await api.services.databases.commands
      .selectFrom('company')
      .select(['plan', 'verified_at', 'is_demo'])
      .where('id', '=', made.json().user.companyId)
      .executeTakeFirst();
    // The demo verifies companies itself, because it has no operator.
    expect(row).toEqual({ plan: 1, verified_at: api.clock.now(), is_demo: false });
  });

  test('leaves the company unverified outside the demo', async () => {
    const real = await startTestApp({ beside: api, env: { ENGAWA_DEMO: 'off' } });
    try {
      const { token } = await confirmed();
      const made = await new Browser(real).post('/v1/auth/signup/company', {
        token,
        password,
        ...company,
      });
      const row = await api.services.databases.commands
        .selectFrom('company')
        .select('verified_at')
        .where('id', '=', made.json().user.companyId)
        .executeTakeFirst();
      expect(row).toEqual({ verified_at: null });
    } finally {
      await real.close();
    }
  });

  test('sends a mail without any text of the requester', async () => {
    const { email } = await confirmed('Verify at evil dot example now');
    expect(JSON.stringify(await mailsTo(api, email))).not.toContain('evil');
  });

  test('sends a link that works once, within a day', async () => {
    const { browser, token } = await confirmed();
    const twice = await Promise.all(
      [1, 2].map(() => browser.post('/v1/auth/signup/company', { token, password, ...company })),
    );
    expect(twice.map((one) => one.statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const late = await confirmed();
    api.clock.advance(86_401);
    expect((await late.browser.get(`/v1/auth/signup/${late.token}`)).statusCode).toBe(410);
    const reply = await late.browser.post('/v1/auth/signup/company', {
      token: late.token,
      password,
      ...company,
    });
    expect([reply.statusCode, reply.json().message]).toEqual([
      410,
      'このリンクは期限切れか、すでに使われています。',
    ]);
  });

  test('needs a company name in one language', async () => {
    const { browser, token } = await confirmed();
    const none = { ...company, companyNameJp: '  ', companyNameEn: null };
    const refused = await browser.post('/v1/auth/signup/company', { token, password, ...none });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
      422,
      ['companyNameJp'],
    ]);
    const one = { ...company, companyNameJp: null };
    const reply = await browser.post('/v1/auth/signup/company', { token, password, ...one });
    expect(reply.json().user.companyName).toEqual({ jp: null, en: 'Yuhi Inc.' });
  });

  test.each([
    [{ agreed: false }, 'agreed'],
    [{ email: 'no address' }, 'email'],
    [{ name: '   ' }, 'name'],
    [{ name: 'Taro\n\nVerify at https://evil.example' }, 'name'],
    [{ level: 0 }, 'level'],
  ])('step 1 refuses %j beside the field', async (wrong, field) => {
    const body = { name: '吉田', email: 'x@test.example', agreed: true, ...wrong };
    const reply = await new Browser(api).post('/v1/auth/signup/email', body);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
  });

  test('answers a recruiter of another company alike, who can register a second one', async () => {
    const recruiter = await createRecruiter(api, { password });
    const browser = new Browser(api);
    const body = { name: '吉田', email: recruiter.email, agreed: true };
    expect((await browser.post('/v1/auth/signup/email', body)).json().result).toBe(1);
    const token = await tokenFor(api, recruiter.email);
    await browser.post('/v1/auth/signup/company', { token, password, ...company });
    const login = await browser.post('/v1/auth/recruiter-login', {
      email: recruiter.email,
      password,
    });
    expect(login.json().companies).toHaveLength(2);
  });
});

describe('invitation', () => {
  async function invited() {
    made += 1;
    const owner = await createRecruiter(api);
    const email = `invited-${made}@test.example`;
    await invite(owner, email);
    return { owner, email, token: await tokenFor(api, email), browser: new Browser(api) };
  }

  const invite = ({ companyId, accountId }: SignedInRecruiter, email: string) =>
    api.services.databases.commands.transaction().execute(async (tx) => {
      const who = { companyId, email, invitedBy: accountId, name: null };
      const invitation = { ...who, level: 2, language: 'en' } as const;
      const mail = await inviteRecruiter(tx, invitation, api.services.origin, api.clock.now());
      expect(mail.data.inviter).toMatchObject({ by: 'company', companyId });
      await api.services.mailer.write(tx, [mail], api.clock.now());
    });

  test('names company and address, and creates a recruiter of the invited level', async () => {
    const { owner, email, token, browser } = await invited();
    const shown = await browser.get(`/v1/auth/invitation/${token}`);
    expect(shown.json()).toMatchObject({ email, role: 2 });
    const body = { token, name: 'محمد علي', password };
    const reply = await browser.post('/v1/auth/invitation/register', body);
    expect(reply.json().user).toMatchObject({
      role: 2,
      companyId: owner.companyId,
      name: 'محمد علي',
      email,
    });
    expect((await browser.get('/v1/company/account', bearer(reply))).statusCode).toBe(200);
  });

  test('refuses a level in the body', async () => {
    const { token, browser } = await invited();
    const body = { token, name: '吉田', password, level: 0 };
    const reply = await browser.post('/v1/auth/invitation/register', body);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['level']]);
  });

  test('works once, within seven days, and is replaced by a newer one', async () => {
    const { owner, email, token, browser } = await invited();
    await invite(owner, email);
    const newer = await tokenFor(api, email);
    expect(newer).not.toBe(token);
    const older = await browser.post('/v1/auth/invitation/register', {
      token,
      name: '吉田',
      password,
    });
    expect(older.statusCode).toBe(410);
    api.clock.advance(7 * 86_400 - 1);
    const body = { token: newer, name: '吉田', password };
    const twice = await Promise.all(
      [1, 2].map(() => browser.post('/v1/auth/invitation/register', body)),
    );
    expect(twice.map((one) => one.statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const late = await invited();
    api.clock.advance(7 * 86_400 + 1);
    expect((await browser.get(`/v1/auth/invitation/${late.token}`)).statusCode).toBe(410);
  });

  test('is refused for a member', async () => {
    const owner = await createRecruiter(api);
    await expect(invite(owner, owner.email.toUpperCase())).rejects.toThrow('already_a_member');
    expect(await mailsTo(api, owner.email.toUpperCase())).toHaveLength(0);
  });
});
