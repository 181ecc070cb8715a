import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import {
  arrive,
  begin,
  createAccount,
  exchange,
  findMail,
  goodPassword,
  mailLink,
  readIdToken,
  signIn,
  signInWhole,
} from '../../testing/flow.ts';
import {
  english,
  introduction,
  register,
  registration,
  tokenIn,
} from '../../testing/registration.ts';
import { startService, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('a person who registers', () => {
  test.each([{ prompt: 'create' }, { screen_hint: 'register' }])(
    'sees the form when the product requests it: %o',
    async (parameters) => {
      const { screen } = await begin(service, {
        parameters: { ...parameters, ui_locales: 'en' },
      });
      expect(screen.text).toContain('<h1>Create your account</h1>');
    },
  );

  test('confirms by mail, and continues signed in where they began', async () => {
    const flow = await begin(service, { parameters: { prompt: 'create', ui_locales: 'en' } });
    await flow.browser.post(`${flow.base}/register`, registration('new@school.example'));
    const link = await mailLink(service, 'new@school.example', 'identity-confirm');
    // GET requests, as by mail programs, do not consume the token.
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

  test('elsewhere is not signed in by confirming, and is led to the product', async () => {
    const flow = await register(service, 'phone@school.example');
    const link = await mailLink(service, 'phone@school.example', 'identity-confirm');
    const phone = new Browser(service.origin);
    const done = await phone.post(link.split('?')[0] ?? '', introduction(tokenIn(link)));
    expect(done.status).toBe(200);
    expect(done.text).toContain(service.client.initiateLoginUri);
    expect(phone.cookies()).toEqual([]);
    // The first browser is not signed in either and must enter the password.
    expect((await flow.browser.get(flow.base)).text).toContain('current-password');
    await signInWhole(service, 'phone@school.example', goodPassword);
  });

  test('cannot sign in before confirming, and can have the mail sent again', async () => {
    const email = 'waits@school.example';
    const flow = await register(service, email);
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
    await expect.poll(() => mailLink(service, email, 'identity-confirm')).not.toBe(first);
    const link = await mailLink(service, email, 'identity-confirm');
    const form = introduction(tokenIn(link));
    await arrive(service, flow, await flow.browser.post(`${flow.base}/confirm`, form));
    // The other link has no effect any more.
    const late = await new Browser(service.origin).post('/identity/confirm', {
      token: tokenIn(first),
    });
    expect(late.status).toBe(410);
  });

  test('has a link that works once, within a day', async () => {
    await register(service, 'once@school.example');
    const link = await mailLink(service, 'once@school.example', 'identity-confirm');
    const post = () =>
      new Browser(service.origin).post('/identity/confirm', introduction(tokenIn(link)));
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);

    await register(service, 'slow@school.example');
    const slow = await mailLink(service, 'slow@school.example', 'identity-confirm');
    service.clock.advance(24 * 3600 + 1);
    const browser = new Browser(service.origin);
    expect((await browser.get(slow)).status).toBe(410);
    expect((await browser.post('/identity/confirm', { token: tokenIn(slow) })).status).toBe(410);
  });
});

describe('an address that has an account', () => {
  test('gets the same response, a mail about it, and keeps its password', async () => {
    const { email } = await createAccount(service);
    const plain = (text: string) =>
      text.replaceAll(/interaction\/[\w-]+/g, '').replaceAll(/[\w.]+@school\.example/gi, '');
    const known = await begin(service, english);
    const knownAnswer = await known.browser.post(
      `${known.base}/register`,
      registration(email.toUpperCase(), { password: 'something new 3' }),
    );
    const fresh = await begin(service, english);
    const freshAnswer = await fresh.browser.post(
      `${fresh.base}/register`,
      registration('PERSON99@school.example'),
    );
    expect(knownAnswer.status).toBe(freshAnswer.status);
    expect(plain(knownAnswer.text)).toBe(plain(freshAnswer.text));
    const forgot = await mailLink(service, email, 'identity-known', 'forgot');
    expect((await new Browser(service.origin).get(forgot)).text).toContain('name="email"');
    expect(await findMail(service, email, 'identity-confirm')).toBeUndefined();
    await signInWhole(service, email, goodPassword);
  });
});
