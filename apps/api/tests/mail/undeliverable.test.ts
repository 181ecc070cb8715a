import { bounceMessage } from '@engawa/platform/testing/stand-ins/bounce-message';
import { type MailRelay, startMailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoWelcome } from '../../src/mail/mails.ts';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { emailOf } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';
import { atDesk } from '../../testing/server/desk.ts';

const tokens = { METRICS_TOKEN: 'm'.repeat(20), BOUNCES_TOKEN: 'b'.repeat(20) };
let smtp: MailRelay;
let api: TestApp;
beforeAll(async () => {
  smtp = await startMailRelay();
  const env = {
    ...tokens,
    SMTP_URL: smtp.url,
    MAIL_RETURN_PATH: 'bounces+{id}@engawa.example',
  };
  api = await startTestApp({ work: true, env });
});
afterAll(async () => {
  await api.close();
  await smtp.stop();
});

const noSuchUser = { responseCode: 550, words: '5.1.1 no such user' };
const write = (to: string) =>
  api.services.databases.commands.transaction().execute((tx) => {
    const data = { origin: 'https://engawa.example' };
    const template = demoWelcome.name;
    return api.services.mailer.write(tx, [{ to, language: 'ja', template, data }], api.clock.now());
  });
const rows = async (text: string, values: unknown[] = []) =>
  (await api.services.databases.pool.query(text, values)).rows;
const allDone = () =>
  until('every mail to be dealt with', async () => {
    const waiting = await rows('select from mail where sent_at is null');
    const jobs = await rows("select from pgboss.job where state < 'completed' and name = $1", [
      'send-mail',
    ]);
    return waiting.length === 0 && jobs.length === 0;
  });
const desk = async (...words: string[]) => {
  const { code, out, err } = await atDesk(api, words);
  expect([code, err]).toEqual([0, '']);
  return out;
};
const account = async ({ headers }: SignedIn, side: 'student' | 'company') =>
  (await api.app.inject({ url: `/v1/${side}/account`, headers })).json().user;
const refusedStudent = async () => {
  const who = await createStudent(api);
  const email = await emailOf(api, who);
  smtp.refused.set(email, noSuchUser);
  await write(email);
  await allDone();
  return { who, email };
};
const bounce = (recipient: string, message: string, token = tokens.BOUNCES_TOKEN) =>
  api.app.inject({
    method: 'POST',
    url: `/v1/bounces?recipient=${encodeURIComponent(recipient)}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
    payload: message,
  });
const deliveredTo = (email: string) =>
  smtp.received.filter(({ to }) => to?.[0]?.address === email).length;

test('tries a permanently refused address once, and asks its owner', async () => {
  const { who, email } = await refusedStudent();
  expect(smtp.tries.get(email)).toBe(1);
  expect(await account(who, 'student')).toMatchObject({ emailUndeliverable: true });
  expect(await api.services.jobs.countDead()).toBe(0);
  // Further mails are not sent, even if the relay would accept them.
  smtp.refused.delete(email);
  await write(email.toUpperCase());
  await allDone();
  expect(deliveredTo(email)).toBe(0);
});

test('a mail that proves the address is sent anyway, and its link clears the mark', async () => {
  const password = 'Ushirogawa-no-mizu-7';
  const who = await createRecruiter(api, { password });
  smtp.refused.set(who.email, noSuchUser);
  await write(who.email);
  await allDone();
  expect(await account(who, 'company')).toMatchObject({ emailUndeliverable: true });
  smtp.refused.delete(who.email);
  await new Browser(api).post('/v1/auth/password/email', { email: who.email });
  await allDone();
  const mail = smtp.received.find(({ to }) => to?.[0]?.address === who.email);
  const token = /password\/reset\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect(await desk('undeliverable')).toContain(who.email);
  const reset = { token, password: 'Nagaregawa-no-mizu-8' };
  expect((await new Browser(api).post('/v1/auth/password/reset', reset)).statusCode).toBe(200);
  expect(await desk('undeliverable')).not.toContain(who.email);
});

test('the operator counts, lists and clears marks', async () => {
  const { who, email } = await refusedStudent();
  const said = await desk('health');
  const undeliverable = /(\d+) undeliverable addresses/.exec(said)?.[1];
  const metrics = await api.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${tokens.METRICS_TOKEN}` },
  });
  expect(metrics.body).toContain(`engawa_undeliverable_addresses ${undeliverable}`);
  expect(await desk('undeliverable')).toContain(`relay 550 ${email} (${who.accountId})`);
  await desk('undeliverable', 'lift', email, '--why', '本人に確認した');
  expect(await account(who, 'student')).toMatchObject({ emailUndeliverable: false });
});

test('a bounce posted by the mail server marks the address of its mail', async () => {
  const who = await createStudent(api);
  const email = await emailOf(api, who);
  await write(email);
  await until('the mail', () => deliveredTo(email) === 1);
  await allDone();
  const path = smtp.returnPaths[smtp.received.findIndex(({ to }) => to?.[0]?.address === email)];
  const marked = async () => (await account(who, 'student')).emailUndeliverable;
  expect((await bounce(path ?? '', bounceMessage({}), 'x'.repeat(20))).statusCode).toBe(404);
  const forged = path?.replace(/.{4}@/, '0000@') ?? '';
  for (const [to, message] of [
    [forged, bounceMessage({})],
    ['somebody@engawa.example', bounceMessage({})],
    [path, bounceMessage({ action: 'delayed', status: '4.4.1' })],
    [path, bounceMessage({ status: '5.7.1' })],
    [path, 'Subject: out of office\r\n\r\nI am on holiday.'],
    [path, '\0'],
  ]) {
    expect((await bounce(to ?? '', message ?? '')).statusCode).toBe(204);
  }
  expect(await marked()).toBe(false);
  expect((await bounce(path ?? '', 'x'.repeat(300_000))).statusCode).toBe(413);
  expect((await bounce(path ?? '', bounceMessage({}))).statusCode).toBe(204);
  expect(await marked()).toBe(true);
  expect((await bounce(path ?? '', bounceMessage({}))).statusCode).toBe(204);
  await desk('undeliverable', 'lift', email, '--why', '本人に確認した');
  // The bounce of an old mail is ignored.
  api.clock.advance(15 * 24 * 3600);
  await bounce(path ?? '', bounceMessage({}));
  expect(await rows('select from undeliverable where said like $1', ['bounce%'])).toEqual([]);
});

test('a failure of every mail marks nobody and is retried', async () => {
  const who = await createStudent(api);
  const email = await emailOf(api, who);
  smtp.refused.set(email, { responseCode: 550, words: '5.7.1 relaying denied' });
  await write(email);
  await until('a try that is repeated', async () => {
    const retries = await rows(
      "select from pgboss.job where name = 'send-mail' and state = 'retry'",
    );
    return retries.length === 1;
  });
  expect(await account(who, 'student')).toMatchObject({ emailUndeliverable: false });
});
