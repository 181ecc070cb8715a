import { type MailRelay, startMailRelay } from '@engawa/platform/testing/stand-ins/mail-relay';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepFiles } from '../../src/features/files/sweep/sweep-files.ts';
import { createRecruiter, type SignedIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

const operator = 'help@engawa.test';
const origin = 'https://engawa.test';
let relay: MailRelay;
let api: TestApp;

beforeAll(async () => {
  relay = await startMailRelay();
  const addresses = { SMTP_URL: relay.url, CONTACT_EMAIL: operator, PUBLIC_ORIGIN: origin };
  api = await startTestApp({ work: true, env: { ENGAWA_DEMO: 'off', ...addresses } });
  api.clock.beginDay();
});
afterAll(async () => {
  await api.close();
  await relay.stop();
});

const question = { subject: 'Invoices', message: 'One line\n<b>two</b>', fileId: null };
const send = (who: SignedIn, body: object = question) =>
  new Browser(api, { language: 'en' }).post('/v1/company/contact', body, who.headers);
const upload = async (who: SignedIn, purpose = 'contact') => {
  const files = [{ name: '請求書.pdf', content: pdf }];
  const reply = await fileCalls(api).upload(purpose, files, { who, side: 'company' });
  return reply.json().file.id as string;
};
const received = (to: string, subject: string) =>
  until('the mail', () =>
    relay.received.find((mail) => mail.to?.[0]?.address === to && mail.subject === subject),
  );

describe('a message of a company', () => {
  test.each([0, 1, 2, 3] as const)(
    'of level %i reaches the operator, with a copy to the recruiter',
    async (level) => {
      const who = await createRecruiter(api, { level });
      const reply = await send(who, { ...question, subject: `Level ${level}` });
      expect(reply.json()).toEqual({ result: 1, message: 'Sent.' });
      const mail = await received(operator, `【Engawa】企業からのお問い合わせ：Level ${level}`);
      expect(mail.replyTo).toEqual([{ name: '', address: who.email }]);
      expect(mail.text).toContain(question.message);
      for (const told of ['田中 美咲', who.email, who.companyId, who.accountId]) {
        expect(mail.text).toContain(told);
      }
      expect(mail.html).toContain('&lt;b&gt;two');
      const copy = await received(who.email, '[Engawa] We have received your message');
      expect(copy.text).toContain(question.message);
    },
  );

  test('carries one file, which support can open for thirty days before it is deleted', async () => {
    const who = await createRecruiter(api);
    const fileId = await upload(who);
    await send(who, { ...question, subject: 'With a file', fileId });
    const mail = await received(operator, '【Engawa】企業からのお問い合わせ：With a file');
    const link = new RegExp(`${origin}(/v1/file/\\S+)`).exec(mail.text ?? '')?.[1] ?? '';
    const opened = await api.app.inject(link);
    expect([opened.statusCode, opened.rawPayload]).toEqual([200, Buffer.from(pdf)]);
    const copy = await received(who.email, '[Engawa] We have received your message');
    expect(copy.text).toContain('File: 請求書.pdf');
    expect(copy.text).not.toContain('/v1/file/');
    // A sent file cannot be deleted or sent again.
    expect((await fileCalls(api).remove(fileId, who, 'company')).json().code).toBe('file_in_use');
    expect((await send(who, { ...question, fileId })).json().code).toBe('file_in_use');

    api.clock.advance(29 * 86_400);
    await sweepFiles(api.services.files, api.clock.now());
    expect((await api.app.inject(link)).statusCode).toBe(200);
    api.clock.advance(86_400);
    await sweepFiles(api.services.files, api.clock.now());
    expect((await api.app.inject(link)).statusCode).not.toBe(200);
    expect(await countRows(api, 'file_use')).toBe(0);
  });

  test.each<[string, object, string]>([
    ['a subject of two lines', { subject: 'Hello\r\nBcc: all@test.example' }, 'subject'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['a long message', { message: '水'.repeat(2001) }, 'message'],
    ['two files', { fileId: [crypto.randomUUID(), crypto.randomUUID()] }, 'fileId'],
    ['what is no file', { fileId: 'invoice.pdf' }, 'fileId'],
    ['another receiver', { to: 'someone@test.example' }, 'to'],
  ])('%s is refused', async (_what, change, field) => {
    const who = await createRecruiter(api);
    const before = await countRows(api, 'mail');
    const reply = await send(who, { ...question, ...change });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
    expect(await countRows(api, 'mail')).toBe(before);
  });

  test('a file uploaded for another purpose is refused', async () => {
    const who = await createRecruiter(api);
    const reply = await send(who, { ...question, fileId: await upload(who, 'message') });
    expect(reply.statusCode).toBe(404);
  });
});

test('a person writes five times an hour, a company twenty times', async () => {
  const { companyId } = await createRecruiter(api);
  const statuses: number[] = [];
  for (let person = 0; person < 5; person += 1) {
    const who = await createRecruiter(api, { companyId, level: 2 });
    for (let times = 0; times < 5 + Number(person === 0); times += 1) {
      statuses.push((await send(who)).statusCode);
    }
  }
  const taken = statuses.filter((status) => status === 200);
  expect([statuses.slice(0, 6), taken.length, statuses.at(-1)]).toEqual([
    [200, 200, 200, 200, 200, 429],
    // The refused call counts too.
    19,
    429,
  ]);
});
