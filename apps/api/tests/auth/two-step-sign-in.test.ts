import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { templatesTo, tokenFor } from '../../testing/files/mails.ts';
import { password, twoStepCalls } from '../../testing/people/two-step.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { bearer } from '../../testing/server/browser.ts';

let api: TestApp;
let two: ReturnType<typeof twoStepCalls>;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'on' } });
  api.clock.beginDay();
  two = twoStepCalls(api);
});
afterAll(() => api.close());

test('the password alone opens no session; with the code it does, once', async () => {
  const { email, accountId, app } = await two.withTwoStep();
  const browser = two.visitor();
  const reply = await browser.post('/v1/auth/recruiter-login', { email, password });
  expect(Object.keys(reply.json()).toSorted()).toEqual(['codeToken', 'result']);
  expect(reply.cookies).toEqual([]);
  const { codeToken } = reply.json();
  const opened = await two.codeStep(codeToken, `${app().slice(0, 3)} ${app().slice(3)}`, browser);
  expect(opened.json().user.id).toBe(accountId);
  expect((await browser.get('/v1/company/account', bearer(opened))).statusCode).toBe(200);
  expect((await two.codeStep(codeToken, app(30))).json().code).toBe('selection_expired');
});

test('a code is accepted once, also concurrently; the next one works', async () => {
  const { email, app } = await two.withTwoStep();
  const tokens = await Promise.all([two.passwordStep(email), two.passwordStep(email)]);
  const both = await Promise.all(tokens.map((token) => two.codeStep(token, app())));
  expect(both.map((one) => one.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const replayed = await two.codeStep(await two.passwordStep(email), app());
  expect(replayed.json().code).toBe('two_step_code_wrong');
  // The previous code was not used, but a later one was, so it is refused.
  expect((await two.codeStep(await two.passwordStep(email), app(-30))).statusCode).toBe(409);
  api.clock.advance(30);
  expect((await two.codeStep(await two.passwordStep(email), app())).statusCode).toBe(200);
});

test('after a wrong code the pending sign-in stays valid for ten minutes', async () => {
  const { email, app } = await two.withTwoStep();
  const token = await two.passwordStep(email);
  expect((await two.codeStep(token, '000000')).json().code).toBe('two_step_code_wrong');
  expect((await two.codeStep(token, app())).statusCode).toBe(200);
  const late = await two.passwordStep(email);
  api.clock.advance(601);
  expect((await two.codeStep(late, app())).json().code).toBe('selection_expired');
});

test('a recovery code works once, in any notation, and the owner is notified', async () => {
  const { email, recoveryCodes } = await two.withTwoStep();
  const typed = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ');
  expect((await two.codeStep(await two.passwordStep(email), typed)).statusCode).toBe(200);
  const again = await two.codeStep(await two.passwordStep(email), recoveryCodes[0] ?? '');
  expect(again.json().code).toBe('two_step_code_wrong');
  expect(await templatesTo(api, email)).toEqual(['two-step-on', 'recovery-code-used']);
});

test('new recovery codes replace the old ones', async () => {
  const who = await two.withTwoStep();
  const { email, recoveryCodes } = who;
  const renewed = (await two.call(who, 'POST', 'two-step/recovery-codes')).json().recoveryCodes;
  const old = await two.codeStep(await two.passwordStep(email), recoveryCodes[1] ?? '');
  expect(old.statusCode).toBe(409);
  expect((await two.codeStep(await two.passwordStep(email), renewed[1])).statusCode).toBe(200);
});

test('for an address in two companies, the code comes after the choice', async () => {
  const { email, companyId, app } = await two.withTwoStep();
  await createRecruiter(api, { email, password });
  const browser = two.visitor();
  const offer = await browser.post('/v1/auth/recruiter-login', { email, password });
  const { selectionToken } = offer.json();
  const chosen = await browser.post('/v1/auth/recruiter-login-select', {
    selectionToken,
    companyId,
  });
  expect(chosen.json().user).toBeUndefined();
  expect((await two.codeStep(chosen.json().codeToken, app())).statusCode).toBe(200);
});

test('guessed codes from many addresses are limited and notified; recovery codes still work', async () => {
  const { email, app, recoveryCodes } = await two.withTwoStep();
  const token = await two.passwordStep(email);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    expect((await two.codeStep(token, '000000')).statusCode).toBe(409);
  }
  for (const code of ['000000', app()]) {
    const reply = await two.codeStep(token, code);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(900);
  }
  expect(await templatesTo(api, email)).toEqual(['two-step-on', 'two-step-guessed']);
  expect((await two.codeStep(token, recoveryCodes[0] ?? '')).statusCode).toBe(200);
  api.clock.advance(900);
  expect((await two.codeStep(await two.passwordStep(email), app())).statusCode).toBe(200);
});

test('changing the password also needs the code, and ends a pending code step', async () => {
  const { email, app } = await two.withTwoStep();
  const under = await two.passwordStep(email);
  const browser = two.visitor();
  await browser.post('/v1/auth/password/email', { email });
  const token = await tokenFor(api, email);
  const next = 'moss-to-kaki-8';
  const reset = await browser.post('/v1/auth/password/reset', { token, password: next });
  expect(reset.statusCode).toBe(200);
  expect(reset.json().accessToken).toBeUndefined();
  expect((await two.codeStep(under, app())).json().code).toBe('selection_expired');
  const login = await browser.post('/v1/auth/recruiter-login', { email, password: next });
  expect(login.json()).toEqual({ result: 1, codeToken: expect.any(String) });
});
