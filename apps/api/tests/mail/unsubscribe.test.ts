import { smtpTransport } from '@engawa/platform/mail/transport';
import { startMailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, type SignedIn } from '../../testing/database/factories.ts';
import { sendWaiting, waitUntil } from '../../testing/files/daily-mail.ts';
import { emailOf, mailsTo, templatesTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectCalls, createTwo } from '../../testing/talk/connect.ts';
import { notificationCalls } from '../../testing/talk/notifications.ts';

let api: TestApp;
let connect: ReturnType<typeof connectCalls>;
beforeAll(async () => {
  api = await startTestApp();
  connect = connectCalls(api);
});
afterAll(() => api.close());

const lastLink = async (who: SignedIn): Promise<string> => {
  const [mail = {}] = (await mailsTo(api, await emailOf(api, who))).slice(-1);
  return new URL(mail['unsubscribeUrl'] ?? 'none:').pathname;
};
const post = (url: string) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
const open = (url: string, language = 'en') =>
  api.app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });
const timings = async ({ headers }: SignedIn, side: 'student' | 'company') => {
  const url = side === 'student' ? '/v1/student/settings' : '/v1/company/profile/notifications';
  return (await api.app.inject({ url, headers })).json().settings;
};

const chooseDaily = ({ headers }: SignedIn) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/student/settings',
    headers,
    payload: {
      version: 0,
      mailNotices: { connects: 'daily', messages: 'daily', applications: 'at_once', news: 'never' },
      language: 'en',
      occupation: 'student',
      jobHuntingStatus: 'looking',
      blockedCompanyIds: [],
    },
  });

async function askedStudent() {
  const { student, who } = await createTwo(api);
  await connect.company.ask(who, student.accountId);
  return { student, who, url: await lastLink(student) };
}

describe('the unsubscribe link of a kind', () => {
  test('shows one button, and opening it changes nothing', async () => {
    const { student, url } = await askedStudent();
    for (const [language, words] of [
      ['en', 'Stop emails about connections?'],
      ['ja', '「つながり」のメールを停止しますか？'],
    ] as const) {
      const page = await open(url, language);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain(words);
      expect(page.body).toContain('<form method="post">');
      expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    }
    expect((await timings(student, 'student')).mailNotices.connects).toBe('at_once');
  });

  test('stops mails of that kind with one post, without a sign-in, any number of times', async () => {
    const { student, url } = await askedStudent();
    for (const time of [1, 2]) {
      const reply = await post(url);
      expect([time, reply.statusCode]).toEqual([time, 200]);
      expect(await timings(student, 'student')).toMatchObject({
        version: 2,
        mailNotices: { connects: 'never', messages: 'at_once', applications: 'at_once' },
      });
    }
    const before = await templatesTo(api, await emailOf(api, student));
    await connect.company.ask(await createRecruiter(api), student.accountId);
    expect(await templatesTo(api, await emailOf(api, student))).toEqual(before);
  });

  test('stops those of one recruiter, and leaves other settings', async () => {
    const { student, who } = await createTwo(api);
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    const mailNotices = {
      connects: 'at_once',
      messages: 'daily',
      applicants: 'never',
      searches: 'at_once',
      news: 'daily',
    };
    await api.app.inject({
      method: 'POST',
      url: '/v1/company/profile/notifications',
      headers: who.headers,
      payload: { version: 0, mailNotices, language: 'en' },
    });
    await connect.student.ask(student, who.companyId);
    await post(await lastLink(who));
    const stopped = { ...mailNotices, connects: 'never' };
    expect(await timings(who, 'company')).toEqual({
      version: 2,
      mailNotices: stopped,
      language: 'en',
    });
    expect((await timings(colleague, 'company')).mailNotices.connects).toBe('at_once');
  });

  test.each([
    ['another kind', (url: string) => url.replace('.connects.', '.messages.')],
    ['another person', (url: string) => url.replace(/[\da-f-]{36}/, crypto.randomUUID())],
    ['a broken signature', (url: string) => `${url.slice(0, -2)}__`],
    ['half of it', (url: string) => url.slice(0, -20)],
    ['nothing of ours', () => '/v1/unsubscribe/%E2%98%83'],
  ])('with %s shows an error page, and changes nothing', async (_, forge) => {
    const { student, url } = await askedStudent();
    const forged = forge(url);
    for (const reply of [await open(forged), await post(forged)]) {
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
    }
    expect((await open(forged)).body).toContain('This link does not work');
    expect((await timings(student, 'student')).version).toBe(0);
  });

  test('of an erased account still answers', async () => {
    const { student, url } = await askedStudent();
    await api.app.inject({
      method: 'DELETE',
      url: '/v1/student/account',
      headers: student.headers,
    });
    expect((await post(url)).statusCode).toBe(200);
  });

  test('is absent from account mails', async () => {
    const who = await createRecruiter(api);
    const email = await emailOf(api, who);
    const url = '/v1/auth/password/email';
    await api.app.inject({ method: 'POST', url, payload: { email } });
    await until('a mail', async () => (await mailsTo(api, email)).length > 0);
    expect((await mailsTo(api, email))[0]).not.toHaveProperty('unsubscribeUrl');
  });
});

describe('the daily mail', () => {
  test('is stopped with all its kinds', async () => {
    const { student, who } = await createTwo(api);
    await chooseDaily(student);
    await connect.company.ask(who, student.accountId);
    waitUntil(api, 8);
    await sendWaiting(api);
    const url = await lastLink(student);
    expect((await open(url)).body).toContain('the daily summary');
    await post(url);
    const { rows } = await api.services.databases.pool.query(
      'select mail_connects, mail_messages, mail_applications from student_settings where student_id = $1',
      [student.accountId],
    );
    expect(rows).toEqual([
      { mail_connects: 'never', mail_messages: 'never', mail_applications: 'at_once' },
    ]);
  });

  test('leaves out what was read in the product', async () => {
    const [{ student, who }, unread] = [await createTwo(api), await createTwo(api)];
    for (const one of [student, unread.student]) {
      await chooseDaily(one);
      await connect.company.ask(who, one.accountId);
    }
    await notificationCalls(api).student.read(student, 'all');
    waitUntil(api, 8);
    await sendWaiting(api);
    expect(await templatesTo(api, await emailOf(api, student))).toEqual([]);
    expect(await templatesTo(api, await emailOf(api, unread.student))).toEqual(['daily']);
  });
});

test('mails have the unsubscribe header', async () => {
  const relay = await startMailRelay();
  const transport = smtpTransport(relay.url, { from: 'Engawa <no-reply@engawa.example>' });
  const mail = { to: 'linh@test.example', replyTo: undefined, subject: 'x', text: 'x', html: 'x' };
  const unsubscribeUrl = `https://engawa.example/v1/unsubscribe/${'a'.repeat(90)}`;
  await transport.deliver({ ...mail, id: '1', unsubscribeUrl });
  await transport.deliver({ ...mail, id: '2' });
  transport.close();
  await relay.stop();
  const heads = relay.received.map(({ headers }) =>
    headers
      .filter(({ key }) => key.startsWith('list-unsubscribe'))
      .map(({ key, value }) => [key, value]),
  );
  expect(heads).toEqual([
    [
      ['list-unsubscribe', `<${unsubscribeUrl}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ],
    [],
  ]);
});
