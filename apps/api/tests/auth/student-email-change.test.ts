import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudent, type SignedIn, signIn } from '../../testing/database/factories.ts';
import { emailOf, mailsTo, templatesTo, tokenFor } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

/** Changes passed to the identity service, and addresses in use there. */
const moved: { subject: string; email: string }[] = [];
const others = new Set<string>();
const issuer = 'https://id.test.example';

let api: TestApp;
beforeAll(async () => {
  const identity = {
    describe: async () => undefined,
    erase: async () => undefined,
    endSession: async () => undefined,
    hasEmail: async (_tx: unknown, email: string) => others.has(email),
    changeEmail: async (_tx: unknown, { subject }: { subject: string }, email: string) => {
      moved.push({ subject, email });
    },
  };
  api = await startTestApp({ identity });
  api.clock.beginDay();
});
afterAll(() => api.close());

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `new-${addresses}@mail.example`;
};

async function known() {
  const who = await createStudent(api);
  const subject = `subject-${who.accountId}`;
  await api.services.databases.commands
    .insertInto('student_identity')
    .values({ issuer, subject, student_id: who.accountId })
    .execute();
  return { who, subject, email: await emailOf(api, who) };
}

const account = ({ headers }: SignedIn) => api.app.inject({ url: '/v1/student/account', headers });
const ask = ({ headers }: SignedIn, email: string) =>
  api.app.inject({ method: 'POST', url: '/v1/student/email-change', headers, payload: { email } });
const open = (what: 'confirm' | 'undo', token: string) =>
  new Browser(api).post(`/v1/auth/email-change/${what}`, { token });

test('opening the link changes the address here and at the identity service', async () => {
  const { who, subject, email: old } = await known();
  const email = newAddress();
  expect((await ask(who, email)).json()).toEqual({ result: 1, message: '送信しました。' });
  expect(await emailOf(api, who)).toBe(old);
  const token = await tokenFor(api, email);
  const shown = await api.app.inject({ url: `/v1/auth/email-change/${token}` });
  expect(shown.json()).toMatchObject({ email, side: 'student' });
  expect((await open('confirm', token)).json()).toMatchObject({ email, side: 'student' });
  expect((await account(who)).json().user.email).toBe(email);
  expect(moved).toContainEqual({ subject, email });
  expect((await open('confirm', token)).json().code).toBe('mail_link_expired');
  expect(await mailsTo(api, old)).toMatchObject([{ email }]);

  // The mail to the old address undoes the change and ends all sessions.
  const undo = await tokenFor(api, old);
  expect((await open('undo', undo)).json()).toMatchObject({ email: old, side: 'student' });
  expect(moved.at(-1)).toEqual({ subject, email: old });
  expect((await account(who)).statusCode).toBe(401);
  expect((await open('undo', undo)).statusCode).toBe(410);
  expect((await templatesTo(api, email)).at(-1)).toBe('student-email-change-undone');
});

test('ends all sessions except the requesting one', async () => {
  const { who } = await known();
  const elsewhere = await signIn(api, who.accountId);
  const email = newAddress();
  await ask(who, email);
  await open('confirm', await tokenFor(api, email));
  expect((await account(who)).statusCode).toBe(200);
  expect((await account(elsewhere)).statusCode).toBe(401);
});

test('answers alike for another person’s address, and the mail says that it is taken', async () => {
  const { who } = await known();
  const theirs = (await known()).email.toUpperCase();
  const registered = newAddress();
  others.add(registered);
  const free = await ask(who, newAddress());
  for (const email of [theirs, registered]) {
    const reply = await ask(who, email);
    expect([reply.statusCode, reply.json()]).toEqual([free.statusCode, free.json()]);
    expect(await templatesTo(api, email)).toEqual(['student-email-change-taken']);
  }
});

test('an address taken between request and opening changes nothing anywhere', async () => {
  const { who, email: old } = await known();
  const email = newAddress();
  await ask(who, email);
  const token = await tokenFor(api, email);
  const { who: other } = await known();
  await ask(other, email);
  await open('confirm', await tokenFor(api, email));
  expect(await emailOf(api, other)).toBe(email);
  const before = moved.length;
  const reply = await open('confirm', token);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'email_taken']);
  expect(await emailOf(api, who)).toBe(old);
  expect(moved).toHaveLength(before);
});

test('a link ends with a newer one and after a day', async () => {
  const { who } = await known();
  const [first, second] = [newAddress(), newAddress()];
  await ask(who, first);
  const older = await tokenFor(api, first);
  await ask(who, second);
  expect((await open('confirm', older)).statusCode).toBe(410);
  const newer = await tokenFor(api, second);
  api.clock.advance(86_401);
  expect((await open('confirm', newer)).statusCode).toBe(410);
});

test('needs a recent sign-in and a different address, five times a day', async () => {
  const { who, email: own } = await known();
  expect((await ask(who, own.toUpperCase())).json().code).toBe('same_email');
  expect((await ask(who, 'no address')).statusCode).toBe(422);
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await ask(who, newAddress())).statusCode).toBe(200);
  }
  expect((await ask(who, newAddress())).json().code).toBe('email_changes_used_up');
  const { who: late } = await known();
  api.clock.advance(601);
  expect((await ask(late, newAddress())).json().code).toBe('sign_in_again');
});

test('limits mails per recipient', async () => {
  const victim = newAddress();
  for (let strangers = 0; strangers < 4; strangers += 1) {
    const { who } = await known();
    expect((await ask(who, victim)).statusCode).toBe(200);
  }
  expect(await templatesTo(api, victim)).toHaveLength(3);
});

test('erasing an account deletes links and mails to its former address', async () => {
  const { who, email: old } = await known();
  const email = newAddress();
  await ask(who, email);
  await open('confirm', await tokenFor(api, email));
  const undo = await tokenFor(api, old);
  const left = await api.app.inject({
    method: 'DELETE',
    url: '/v1/student/account',
    headers: who.headers,
  });
  expect(left.statusCode).toBe(200);
  expect((await open('undo', undo)).statusCode).toBe(410);
  expect(await mailsTo(api, old)).toEqual([]);
});

test('with an external provider the address is changed there', async () => {
  const alone = await startTestApp({ beside: api });
  const { who } = await known();
  const reply = await alone.app.inject({
    method: 'POST',
    url: '/v1/student/email-change',
    headers: who.headers,
    payload: { email: newAddress() },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'email_kept_elsewhere']);
  await alone.close();
});
