import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import {
  arrive,
  type Begun,
  begin,
  createAccount,
  exchange,
  findMail,
  goodPassword,
  mailLink,
  readIdToken,
  signIn,
  signInWhole,
} from '../testing/flow.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const form = (email: string, more: Record<string, string> = {}) => ({
  givenName: 'Linh',
  familyName: 'Nguyen',
  email,
  password: goodPassword,
  agreed: 'yes',
  ...more,
});

const english = { parameters: { ui_locales: 'en' } };

const registerAs = async (email: string, more: Record<string, string> = {}): Promise<Begun> => {
  const flow = await begin(service, english);
  const sent = await flow.browser.post(`${flow.base}/register`, form(email, more));
  expect([sent.status, sent.text.includes('Check your email')]).toEqual([200, true]);
  return flow;
};

const tokenIn = (link: string) => new URL(link, 'http://x').searchParams.get('token') ?? '';

describe('who registers', () => {
  test.each([{ prompt: 'create' }, { screen_hint: 'register' }])(
    'is shown the form when the product asks for it: %o',
    async (parameters) => {
      const { screen } = await begin(service, {
        parameters: { ...parameters, ui_locales: 'en' } as Record<string, string>,
      });
      expect(screen.text).toContain('<h1>Create your account</h1>');
    },
  );

  test('confirms by mail, and goes on signed in where they began', async () => {
    const flow = await begin(service, { parameters: { prompt: 'create', ui_locales: 'en' } });
    await flow.browser.post(`${flow.base}/register`, form('new@school.example'));
    const link = await mailLink(service, 'new@school.example', 'identity-confirm');
    // A program that looks at links in mails uses nothing up.
    for (let times = 0; times < 3; times += 1) {
      const page = await new Browser(service.origin).get(link);
      expect(page.text).toContain('Complete sign-up');
    }
    const done = await flow.browser.post(`${flow.base}/confirm`, { token: tokenIn(link) });
    const callback = await arrive(service, flow, done);
    const { body } = await exchange(service, flow, callback);
    const { payload } = await readIdToken(service, body['id_token'] ?? '');
    expect(payload).toMatchObject({ email: 'new@school.example', email_verified: true });
  });

  test('confirming elsewhere signs nobody in, and leads to the product', async () => {
    const flow = await registerAs('phone@school.example');
    const link = await mailLink(service, 'phone@school.example', 'identity-confirm');
    const phone = new Browser(service.origin);
    const done = await phone.post(link.split('?')[0] ?? '', { token: tokenIn(link) });
    expect(done.status).toBe(200);
    expect(done.text).toContain(service.client.initiateLoginUri);
    expect(phone.cookies()).toEqual([]);
    // The first browser was not signed in either: it asks for the password.
    expect((await flow.browser.get(flow.base)).text).toContain('current-password');
    await signInWhole(service, 'phone@school.example', goodPassword);
  });

  test('cannot sign in before, is told so, and can have the mail sent again', async () => {
    const email = 'waits@school.example';
    const flow = await registerAs(email);
    const told = await signIn(flow, email, goodPassword);
    expect(told.status).toBe(403);
    expect(told.text).toContain('You can log-in when you complete sign-up process');
    const japanese = await flow.browser.post(`${flow.base}/sign-in?lang=ja`, {
      email,
      password: goodPassword,
    });
    expect(japanese.text).toContain('登録手続きが完了するとログインできます。');
    const wrong = await signIn(flow, email, 'another word 7');
    expect(wrong.text).not.toContain('complete sign-up process');

    const first = await mailLink(service, email, 'identity-confirm');
    const again = await flow.browser.post(`${flow.base}/resend`, { email });
    expect(again.text).toContain('We sent the email again.');
    await expect
      .poll(() => mailLink(service, email, 'identity-confirm'), { timeout: 10_000 })
      .not.toBe(first);
    const link = await mailLink(service, email, 'identity-confirm');
    const done = await flow.browser.post(`${flow.base}/confirm`, { token: tokenIn(link) });
    await arrive(service, flow, done);
    // The other link has nothing left to do.
    const late = await new Browser(service.origin).post('/identity/confirm', {
      token: tokenIn(first),
    });
    expect(late.status).toBe(410);
  });

  test('a link works once, and for a day', async () => {
    await registerAs('once@school.example');
    const link = await mailLink(service, 'once@school.example', 'identity-confirm');
    const post = () =>
      new Browser(service.origin).post('/identity/confirm', { token: tokenIn(link) });
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);

    await registerAs('slow@school.example');
    const slow = await mailLink(service, 'slow@school.example', 'identity-confirm');
    service.clock.advance(24 * 3600 + 1);
    const browser = new Browser(service.origin);
    expect((await browser.get(slow)).status).toBe(410);
    expect((await browser.post('/identity/confirm', { token: tokenIn(slow) })).status).toBe(410);
  });

  test("a stranger's second attempt does not change what the first link confirms", async () => {
    const email = 'mine@school.example';
    await registerAs(email);
    const mine = await mailLink(service, email, 'identity-confirm');
    await registerAs(email, { password: 'stranger word 9', givenName: 'Mallory' });
    await new Browser(service.origin).post('/identity/confirm', { token: tokenIn(mine) });
    await signInWhole(service, email, goodPassword);
    const flow = await begin(service);
    expect((await signIn(flow, email, 'stranger word 9')).status).toBe(422);
  });
});

describe('an address that has an account', () => {
  test('gets the same answer, a mail that says so, and keeps its password', async () => {
    const { email } = await createAccount(service);
    const plain = (text: string) =>
      text.replaceAll(/interaction\/[\w-]+/g, '').replaceAll(/[\w.]+@school\.example/g, '');
    const known = await begin(service, english);
    const knownAnswer = await known.browser.post(
      `${known.base}/register`,
      form(email.toUpperCase(), { password: 'something new 3' }),
    );
    const fresh = await begin(service, english);
    const freshAnswer = await fresh.browser.post(
      `${fresh.base}/register`,
      form('PERSON99@school.example'),
    );
    expect(knownAnswer.status).toBe(freshAnswer.status);
    expect(plain(knownAnswer.text)).toBe(plain(freshAnswer.text));
    const forgot = await mailLink(service, email, 'identity-known', 'forgot');
    expect((await new Browser(service.origin).get(forgot)).text).toContain('name="email"');
    expect(await findMail(service, email, 'identity-confirm')).toBeUndefined();
    await signInWhole(service, email, goodPassword);
  });
});

describe('the form', () => {
  test('says what is wrong beside each field, keeps what was typed, never the password', async () => {
    const flow = await begin(service, english);
    const answer = await flow.browser.post(
      `${flow.base}/register`,
      form('not an address', { givenName: ' ', password: 'short', agreed: '' }),
    );
    expect(answer.status).toBe(422);
    for (const fault of [
      'Please enter your given name.',
      'Please enter a valid email.',
      'Please use at least 9 characters, with a letter and a number.',
      'please agree to the terms',
    ]) {
      expect(answer.text).toContain(fault);
    }
    expect(answer.text).toContain('value="not an address"');
    expect(answer.text).toContain('value="Nguyen"');
    expect(answer.text).not.toContain('short');
    expect(answer.text).toMatch(/aria-describedby="email-fault" aria-invalid="true" autofocus/);
  });

  test.each([
    ['password1', 'easy to guess'],
    ['rosalind.park77', 'easy to guess'],
    ['a1'.repeat(101), 'at most 200'],
    ['onlyletters', 'a letter and a number'],
  ])('refuses the password %s', async (password, fault) => {
    const flow = await begin(service, english);
    const email = 'rosalind.park@school.example';
    const answer = await flow.browser.post(`${flow.base}/register`, form(email, { password }));
    expect([answer.status, answer.text.includes(fault)]).toEqual([422, true]);
  });

  test.each([
    ['﨑', '髙𠮷'],
    ['🌸 Sakura', "O'Brien-Ñandú"],
    ['محمد', 'עברית'],
    ['<script>alert(1)</script>', '"><img src=x>'],
  ])('takes the name %s %s as it is', async (givenName, familyName) => {
    const email = `name${Math.random().toString(36).slice(2)}@school.example`;
    const flow = await begin(service, english);
    const wrong = await flow.browser.post(
      `${flow.base}/register`,
      form(email, { givenName, familyName, password: '' }),
    );
    expect(wrong.text).not.toContain('<script>alert');
    expect(wrong.text).not.toContain('<img src=x>');
    await flow.browser.post(`${flow.base}/register`, form(email, { givenName, familyName }));
    const link = await mailLink(service, email, 'identity-confirm');
    const done = await flow.browser.post(`${flow.base}/confirm`, { token: tokenIn(link) });
    const { body } = await exchange(service, flow, await arrive(service, flow, done));
    const { payload } = await readIdToken(service, body['id_token'] ?? '');
    expect([payload['given_name'], payload['family_name']]).toEqual([givenName, familyName]);
  });

  test('writes no more than five mails an hour to one address, without saying so', async () => {
    const email = 'flooded@school.example';
    for (let times = 0; times < 8; times += 1) await registerAs(email);
    const { count } = await service.db
      .selectFrom('mail')
      .select((sql) => sql.fn.countAll<number>().as('count'))
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(count).toBe(5);
  });

  test('turns away an address that registers person after person', async () => {
    const flow = await begin(service, english);
    const headers = { 'x-forwarded-for': '203.0.113.50' };
    const statuses = new Set<number>();
    for (let times = 0; times < 31; times += 1) {
      const answer = await flow.browser.post(
        `${flow.base}/resend`,
        { email: `n${times}@school.example` },
        headers,
      );
      statuses.add(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});
