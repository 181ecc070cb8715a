import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { mailsTo, templatesTo, tokenFor } from '../../testing/files/mails.ts';
import { teamCalls } from '../../testing/people/team.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  api.clock.beginDay();
});
afterAll(() => api.close());

const password = 'kaki-to-moss-7';
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `new-${addresses}@mail.example`;
};

const ask = ({ headers }: SignedInRecruiter, email: string) =>
  api.app.inject({ method: 'POST', url: '/v1/company/email-change', headers, payload: { email } });
const open = (what: 'confirm' | 'undo', token: string) =>
  new Browser(api).post(`/v1/auth/email-change/${what}`, { token });
const login = (email: string, secret = password) =>
  new Browser(api).post('/v1/auth/recruiter-login', { email, password: secret });
const account = ({ headers }: SignedInRecruiter) =>
  api.app.inject({ url: '/v1/company/account', headers });
async function changing() {
  const who = await createRecruiter(api, { password });
  const elsewhere = await login(who.email);
  const email = newAddress();
  expect((await ask(who, email)).json()).toEqual({ result: 1, message: '送信しました。' });
  const other = { ...who, headers: bearerOf(elsewhere.json().accessToken.accessToken) };
  return { who, other, email, token: await tokenFor(api, email) };
}
const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` });

test('opening the link changes the address once, and ends all other sessions', async () => {
  const { who, other, email, token } = await changing();
  expect((await account(who)).json().user.email).toBe(who.email);
  const shown = await api.app.inject({ url: `/v1/auth/email-change/${token}` });
  expect(shown.json()).toMatchObject({ email });
  expect((await open('confirm', token)).json()).toMatchObject({ email });
  expect((await account(who)).json().user.email).toBe(email);
  expect((await account(other)).statusCode).toBe(401);
  expect((await login(who.email)).json().code).toBe('wrong_credentials');
  expect((await login(email)).statusCode).toBe(200);
  for (const again of [
    await open('confirm', token),
    await api.app.inject({ url: `/v1/auth/email-change/${token}` }),
  ]) {
    expect([again.statusCode, again.json().code]).toEqual([410, 'mail_link_expired']);
  }
  expect(await mailsTo(api, who.email)).toMatchObject([{ email }]);
});

test('the link in the mail to the old address undoes the change and ends all sessions', async () => {
  const { who, email, token } = await changing();
  await open('confirm', token);
  const changed = await api.app.inject({
    method: 'POST',
    url: '/v1/company/profile/password-change',
    headers: who.headers,
    payload: { current_password: password, new_password: 'a-strangers-word-1' },
  });
  expect(changed.statusCode).toBe(200);
  const undo = await tokenFor(api, who.email);
  const shown = await api.app.inject({ url: `/v1/auth/email-undo/${undo}` });
  expect(shown.json()).toMatchObject({ email: who.email });
  expect((await open('undo', undo)).json()).toMatchObject({ email: who.email });
  expect((await account(who)).statusCode).toBe(401);
  expect((await login(email, 'a-strangers-word-1')).json().code).toBe('wrong_credentials');
  expect((await login(who.email, 'a-strangers-word-1')).statusCode).toBe(200);
  expect((await open('undo', undo)).statusCode).toBe(410);
  expect((await templatesTo(api, email)).at(-1)).toBe('email-change-undone');
});

test('answers alike for a colleague’s address, and the mail says that it is taken', async () => {
  const who = await createRecruiter(api);
  const colleague = await createRecruiter(api, { companyId: who.companyId, level: 2 });
  const free = await ask(who, newAddress());
  const taken = await ask(who, colleague.email.toUpperCase());
  expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()]);
  expect(await templatesTo(api, colleague.email.toUpperCase())).toEqual(['email-change-taken']);
});

test('an address taken between request and opening is refused, and the link works later', async () => {
  const { who, email, token } = await changing();
  const colleague = await createRecruiter(api, { companyId: who.companyId, level: 2, email });
  const reply = await open('confirm', token);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'email_taken']);
  expect((await account(who)).json().user.email).toBe(who.email);
  expect((await account(colleague)).json().user.email).toBe(email);
});

test('deletes an invitation to the new address', async () => {
  const { who, email, token } = await changing();
  const team = teamCalls(api);
  await team.invite(who, [email.toUpperCase()]);
  await open('confirm', token);
  const { recruiters } = (await team.list(who)).json();
  expect(recruiters).toMatchObject([{ id: who.accountId, email }]);
});

test('with one address in two companies, changes only the requesting account', async () => {
  const { who, email, token } = await changing();
  await createRecruiter(api, { email: who.email, password });
  await createRecruiter(api, { email, password });
  await open('confirm', token);
  expect((await login(who.email)).json().user).toBeDefined();
  expect((await login(email)).json().companies).toHaveLength(2);
});

test('a link ends with a newer one, a new password, and after a day', async () => {
  const { who, email, token } = await changing();
  const newer = newAddress();
  await ask(who, newer);
  expect((await open('confirm', token)).statusCode).toBe(410);
  const second = await tokenFor(api, newer);
  await api.app.inject({
    method: 'POST',
    url: '/v1/company/profile/password-change',
    headers: who.headers,
    payload: { current_password: password, new_password: 'midori-no-mori-5' },
  });
  expect((await open('confirm', second)).statusCode).toBe(410);
  await ask(who, email);
  const third = await tokenFor(api, email);
  api.clock.advance(86_401);
  expect((await open('confirm', third)).statusCode).toBe(410);
});

test('needs a recent sign-in and a different address', async () => {
  const who = await createRecruiter(api);
  const same = await ask(who, who.email.toUpperCase());
  expect(same.json()).toMatchObject({
    code: 'same_email',
    fields: { email: '現在と同じメールアドレスです。' },
  });
  expect((await ask(who, 'no address')).statusCode).toBe(422);
  api.clock.advance(601);
  expect((await ask(who, newAddress())).json().code).toBe('sign_in_again');
});

test('allows five a day per account and, silently, three per recipient', async () => {
  const victim = newAddress();
  for (let others = 0; others < 4; others += 1) {
    const stranger = await createRecruiter(api);
    expect((await ask(stranger, victim)).statusCode).toBe(200);
  }
  expect(await templatesTo(api, victim)).toHaveLength(3);
  const who = await createRecruiter(api);
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await ask(who, newAddress())).statusCode).toBe(200);
  }
  const reply = await ask(who, newAddress());
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'email_changes_used_up']);
  expect(reply.headers['retry-after']).toBeDefined();
});
