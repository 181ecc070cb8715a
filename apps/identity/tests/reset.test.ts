import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import {
  begin,
  createAccount,
  findMail,
  goodPassword,
  mailLink,
  signIn,
  signInWhole,
} from '../testing/flow.ts';
import { introduction, register, tokenIn } from '../testing/registration.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
/** Subjects reported to the product. */
const told: string[] = [];
let failing = false;
beforeAll(async () => {
  service = await startService({
    onPasswordChanged: async (_tx, subject) => {
      if (failing) throw new Error('the product cannot');
      told.push(subject);
    },
  });
});
afterAll(() => service.close());

const newPassword = 'green forest 77';

async function forgottenLink(email: string, browser = new Browser(service.origin)) {
  const answer = await browser.post('/identity/forgot?lang=en', { email });
  expect(answer.status).toBe(200);
  return mailLink(service, email, 'identity-reset');
}

test('a password reset by mail ends every other session, once', async () => {
  const { email } = await createAccount(service);
  const elsewhere = await signInWhole(service, email, goodPassword);
  const link = await forgottenLink(email);
  const browser = new Browser(service.origin);
  expect((await browser.get(link)).text).toContain('new-password');
  const done = await browser.post('/identity/reset?lang=en', {
    token: tokenIn(link),
    password: newPassword,
  });
  expect([done.status, done.text.includes('Your new password is set')]).toEqual([200, true]);
  const again = await browser.post('/identity/reset', {
    token: tokenIn(link),
    password: 'third time 33',
  });
  expect(again.status).toBe(410);
  // The other browser must sign in, with the new password.
  const flow = await begin(service, { browser: elsewhere.flow.browser });
  expect(flow.screen.status).toBe(200);
  expect((await signIn(flow, email, goodPassword)).status).toBe(422);
  expect((await signIn(flow, email, newPassword)).status).toBe(303);
  const me = await fetch(`${service.origin}/identity/me`, {
    headers: { authorization: `Bearer ${elsewhere.accessToken}` },
  });
  expect(me.status).toBe(401);
  await expect.poll(() => findMail(service, email, 'identity-changed')).toBeDefined();
});

test('a reset started on the sign-in page returns there', async () => {
  const { email } = await createAccount(service);
  const flow = await begin(service);
  await flow.browser.post(`${flow.base}/forgot`, { email });
  const link = await mailLink(service, email, 'identity-reset');
  expect(link).toContain(`${flow.base}/reset`);
  const done = await flow.browser.post(`${flow.base}/reset`, {
    token: tokenIn(link),
    password: newPassword,
  });
  expect(done.text).toContain(`href="${flow.base}/sign-in"`);
  expect((await signIn(flow, email, newPassword)).status).toBe(303);
});

test('an unconfirmed account must enter its data again, whatever was registered', async () => {
  const email = 'reset-confirms@school.example';
  const flow = await register(service, email, { givenName: 'Mallory', familyName: 'Stranger' });
  const first = await mailLink(service, email, 'identity-confirm');
  const browser = new Browser(service.origin);
  await browser.post('/identity/forgot?lang=en', { email });
  await expect.poll(() => mailLink(service, email, 'identity-confirm')).not.toBe(first);
  const link = await mailLink(service, email, 'identity-confirm');
  expect((await browser.get(link)).text).not.toMatch(/Mallory|Stranger/);
  const form = introduction(tokenIn(link), { password: newPassword });
  expect((await browser.post('/identity/confirm', form)).status).toBe(200);
  expect((await signIn(flow, email, newPassword)).status).toBe(303);
  expect(await findMail(service, email, 'identity-reset')).toBeUndefined();
});

test('a reset ends the product’s sessions in the same transaction, and rolls back if that fails', async () => {
  const { id, email } = await createAccount(service);
  const link = await forgottenLink(email);
  const page = await new Browser(service.origin).get(link);
  expect(page.text).toContain('Other devices will be signed out.');
  const form = { token: tokenIn(link), password: newPassword };
  failing = true;
  const refused = await new Browser(service.origin).post('/identity/reset', form);
  failing = false;
  expect(refused.status).toBe(500);
  expect((await signIn(await begin(service), email, newPassword)).status).toBe(422);
  expect(told).not.toContain(id);
  expect((await new Browser(service.origin).post('/identity/reset', form)).status).toBe(200);
  expect(told).toContain(id);

  const erased = await createAccount(service);
  await service.identity.erase(erased.id);
  expect(told).toContain(erased.id);
});

test('a service alone promises only its own effects', async () => {
  const alone = await startService();
  try {
    const { email } = await createAccount(alone);
    const browser = new Browser(alone.origin);
    await browser.post('/identity/forgot?lang=en', { email });
    const link = await mailLink(alone, email, 'identity-reset');
    expect((await browser.get(link)).text).toContain('The sign-in service will sign out');
    await browser.post('/identity/reset?lang=en', { token: tokenIn(link), password: newPassword });
    await expect.poll(() => findMail(alone, email, 'identity-changed-here')).toBeDefined();
    const mail = await findMail(alone, email, 'identity-changed-here');
    expect(mail?.captured?.text).toContain('the sign-in service signed you out');
    expect(await findMail(alone, email, 'identity-changed')).toBeUndefined();
  } finally {
    await alone.close();
  }
});

test('refuses a forbidden password, and the link stays valid', async () => {
  const { email } = await createAccount(service);
  const token = tokenIn(await forgottenLink(email));
  const browser = new Browser(service.origin);
  const short = await browser.post('/identity/reset?lang=en', { token, password: 'short' });
  expect(short.status).toBe(422);
  expect(short.text).toContain('Please use at least 9 characters');
  expect((await browser.post('/identity/reset', { token, password: newPassword })).status).toBe(
    200,
  );
});

test('a reset link expires after an hour', async () => {
  const { email } = await createAccount(service);
  const link = await forgottenLink(email);
  service.clock.advance(3601);
  const browser = new Browser(service.origin);
  expect((await browser.get(link)).status).toBe(410);
  const late = await browser.post('/identity/reset', {
    token: tokenIn(link),
    password: newPassword,
  });
  expect(late.status).toBe(410);
  expect((await browser.get('/identity/reset?token=nonsense')).status).toBe(410);
  expect((await browser.get('/identity/reset')).status).toBe(410);
});

test('stores tokens as digests only', async () => {
  const { email } = await createAccount(service);
  const token = tokenIn(await forgottenLink(email));
  const rows = await service.db.selectFrom('identity.one_time_token').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a person sent by the product to change the password is not asked for the address', async () => {
  const { email } = await createAccount(service);
  const { flow } = await signInWhole(service, email, goodPassword);
  const parameters = { screen_hint: 'password', prompt: 'login', ui_locales: 'en' };
  const known = await begin(service, { browser: flow.browser, parameters });
  expect(known.screen.text).toContain('<h1>Forgot your password?</h1>');
  expect(known.screen.text).toContain(`value="${email}"`);
  const stranger = await begin(service, { parameters });
  expect(stranger.screen.text).not.toContain(email);
});
