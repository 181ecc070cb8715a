import { type MailRelay, startMailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

const operator = 'help@engawa.test';
let relay: MailRelay;
let api: TestApp;

beforeAll(async () => {
  relay = await startMailRelay();
  const env = { ENGAWA_DEMO: 'off', SMTP_URL: relay.url, CONTACT_EMAIL: operator };
  api = await startTestApp({ work: true, env });
});
afterAll(async () => {
  await api.close();
  await relay.stop();
});

const send = (test: TestApp, who: SignedIn, body: object, language: 'ja' | 'en' = 'en') =>
  new Browser(test, { language }).post('/v1/student/contact', body, who.headers);

/** The factory's address, `student-N@test.example`. */
async function addressOf(test: TestApp, { accountId }: SignedIn): Promise<string> {
  const { rows } = await test.services.databases.pool.query(
    'select email from student where id = $1',
    [accountId],
  );
  return rows[0].email;
}

const received = (to: string, count = 1) =>
  until('the mails', () => {
    const mails = relay.received.filter((mail) => mail.to?.[0]?.address === to);
    return mails.length >= count && mails;
  });

const hostile = {
  subject: 'Hello {message} Bcc: everyone@test.example <b>',
  message:
    'One line\n\n<a href="https://evil.test">click</a> {subject} {url}\nBcc: all@test.example',
};

describe('a message', () => {
  test('reaches the operator, whose reply goes to the student', async () => {
    const who = await createStudent(api);
    const email = await addressOf(api, who);
    const reply = await send(api, who, {
      subject: '奨学金について',
      message: '質問です。\n二行目',
    });
    expect(reply.json()).toMatchObject({ message: 'Sent.' });
    const mail = (await received(operator)).at(-1);
    expect(mail?.subject).toBe('【Engawa】お問い合わせ：奨学金について');
    expect(mail?.replyTo).toEqual([{ name: '', address: email }]);
    expect(mail?.text).toContain('質問です。\n二行目');
    expect(mail?.text).toContain(email);
    const [copy] = await received(email);
    expect(copy?.subject).toBe('[Engawa] We have received your message');
    expect(copy?.text).toContain('質問です。');
    expect(copy?.replyTo).toBeUndefined();
  });

  test('is confirmed in the student’s mail language', async () => {
    const who = await createStudent(api);
    await api.services.databases.commands
      .insertInto('student_settings')
      .values({
        student_id: who.accountId,
        version: 1,
        mail_connects: 'at_once',
        mail_messages: 'at_once',
        mail_applications: 'at_once',
        mail_news: 'never',
        language: 'ja',
        occupation: 'student',
        job_hunting: 'looking',
      })
      .execute();
    await send(api, who, { subject: 'Hello', message: 'A question' });
    const [copy] = await received(await addressOf(api, who));
    expect(copy?.subject).toBe('【Engawa】お問い合わせを受け付けました');
  });

  test('is shown as plain text, without headers, links or variables', async () => {
    const who = await createStudent(api);
    await send(api, who, hostile);
    const both = await until('both mails', () => {
      const mails = relay.received.filter(({ text }) => text?.includes(hostile.message));
      return mails.length === 2 && mails;
    });
    for (const mail of both) {
      expect(mail.to).toHaveLength(1);
      expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []]);
      expect(mail.html).not.toContain('<a ');
      expect(mail.html).not.toContain('<b>');
      expect(mail.html).toContain('&lt;a href=');
    }
  });

  test.each<[string, object, string]>([
    ['a subject of two lines', { subject: 'Hello\r\nBcc: all@test.example' }, 'subject'],
    ['a subject with a line separator', { subject: 'Hello\u2028there' }, 'subject'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['a long subject', { subject: 'x'.repeat(101) }, 'subject'],
    ['no message', { message: '\n' }, 'message'],
    ['a long message', { message: '水'.repeat(2001) }, 'message'],
    ['another receiver', { to: 'someone@test.example' }, 'to'],
  ])('%s is refused', async (_what, change, field) => {
    const who = await createStudent(api);
    const before = await countRows(api, 'mail');
    const reply = await send(api, who, { subject: 'Hello', message: 'A question', ...change });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await countRows(api, 'mail')).toBe(before);
  });

  test('may be sent five times an hour', async () => {
    const who = await createStudent(api);
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      const reply = await send(api, who, { subject: 'Hello', message: 'A question' });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test('a refused message does not count', async () => {
  const who = await createStudent(api);
  for (let times = 0; times < 6; times += 1) {
    expect((await send(api, who, { subject: '', message: 'A question' })).statusCode).toBe(422);
  }
  const reply = await send(api, who, { subject: 'Hello', message: 'A question' });
  expect(reply.statusCode).toBe(200);
});

describe('without an operator’s address', () => {
  test('the demo shows the message in its mailbox', async () => {
    const demo = await startTestApp({ env: { ENGAWA_DEMO: 'on' }, work: true });
    const who = await createStudent(demo);
    await send(demo, who, { subject: 'Hello', message: 'A question' });
    const mails = await until('the mails', async () => {
      const listed = (await demo.app.inject('/v1/demo/mailbox')).json().mails;
      return listed.length === 2 && listed;
    });
    const receivers = mails.map(({ to }: { to: string }) => to);
    expect(receivers.toSorted()).toEqual(
      ['contact@engawa.example', await addressOf(demo, who)].toSorted(),
    );
    await demo.close();
  });

  test.each([
    ['no address', { SMTP_URL: 'smtp://127.0.0.1:9' }],
    ['no relay', { CONTACT_EMAIL: operator }],
  ])('elsewhere it is refused: %s', async (_why, env) => {
    const bare = await startTestApp({ env: { ENGAWA_DEMO: 'off', ...env } });
    const who = await createStudent(bare);
    const reply = await send(bare, who, { subject: 'Hello', message: 'A question' });
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'contact_unavailable']);
    expect(await countRows(bare, 'mail')).toBe(0);
    await bare.close();
  });
});
