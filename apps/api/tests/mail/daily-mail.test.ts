import {
  companyMailKinds,
  type MailTiming,
  mailTimings,
  studentMailKinds,
} from '@engawa/contract/settings/mail-timing';
import { insertLines } from '@engawa/platform/mail/daily-lines.repo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dailyMail } from '../../src/features/daily-mail/public.ts';
import { findReader } from '../../src/features/daily-mail/readers.repo.ts';
import { choose } from '../../testing/contents/planned-events.ts';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { sendWaiting, waitUntil, writtenTo } from '../../testing/files/daily-mail.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://engawa.test' } });
});
afterAll(() => api.close());
beforeEach(() => waitUntil(api, 12));

const inTransaction = () => api.services.databases.commands.transaction();
const emailOf = async ({ accountId }: SignedIn): Promise<string> => {
  const { rows } = await api.services.databases.pool.query(
    'select email from student where id = $1 union all select email from recruiter where id = $1',
    [accountId],
  );
  return rows[0].email;
};
const note = ({ accountId }: SignedIn, kind: string, words: string) =>
  inTransaction().execute((tx) =>
    insertLines(
      tx,
      [{ accountId, kind, words, url: `https://engawa.test/${words}` }],
      api.clock.now(),
    ),
  );
const linesOf = ({ accountId }: SignedIn) =>
  api.services.databases.commands
    .selectFrom('daily_line')
    .select('words')
    .where('account_id', '=', accountId)
    .execute();

async function lastMail(one: SignedIn) {
  const mail = (await writtenTo(api, await emailOf(one))).at(-1);
  if (!mail?.data || mail.template !== dailyMail.name) return undefined;
  return dailyMail.render(mail.data, mail.language);
}

describe('the daily mail', () => {
  test('comes at eight as one mail, by kind, in the reader’s language, and empties the queue', async () => {
    const student = await createStudent(api);
    await choose(api, student, 'ja', 'daily');
    await note(student, 'applications', '先の行');
    api.clock.advance(60);
    await note(student, 'messages', 'message-1');
    await note(student, 'applications', 'event-2');
    await sendWaiting(api);
    expect(await lastMail(student)).toBeUndefined();
    waitUntil(api, 8);
    await sendWaiting(api);
    const mail = await lastMail(student);
    expect(mail?.subject).toBe('昨日からのお知らせ（3件）');
    expect(mail?.blocks.slice(1, 4)).toMatchObject([
      { heading: 'メッセージ', links: [{ words: 'message-1' }] },
      { heading: '応募・イベント', links: [{ words: '先の行' }, { words: 'event-2' }] },
      { url: 'https://engawa.test/talent/settings/notices' },
    ]);
    expect(await linesOf(student)).toEqual([]);
    await sendWaiting(api);
    expect(await writtenTo(api, await emailOf(student))).toHaveLength(1);
  });

  test('comes to recruiters too, and later if no server ran in the morning', async () => {
    const who = await createRecruiter(api);
    const path = '/v1/company/profile/notifications';
    const { settings } = (await new Browser(api).get(path, who.headers)).json();
    await new Browser(api).post(path, { ...settings, language: 'en' }, who.headers);
    await note(who, 'applicants', 'Somebody has applied');
    waitUntil(api, 8);
    waitUntil(api, 15);
    await sendWaiting(api);
    const mail = await lastMail(who);
    expect(mail?.subject).toBe('Your daily summary (1)');
    expect(mail?.blocks).toContainEqual({
      button: 'Open email settings',
      url: 'https://engawa.test/company/settings/profile',
    });
  });

  test('is one mail from any number of servers', async () => {
    const student = await createStudent(api);
    await note(student, 'applications', 'once');
    waitUntil(api, 8);
    await Promise.all([sendWaiting(api), sendWaiting(api), sendWaiting(api)]);
    expect(await writtenTo(api, await emailOf(student))).toHaveLength(1);
  });

  test('keeps lines whose mail fails, and sends the others', async () => {
    const [broken, other] = [await createStudent(api), await createStudent(api)];
    for (const one of [broken, other]) await note(one, 'applications', 'news');
    waitUntil(api, 8);
    const stopped = await emailOf(broken);
    const { outbox } = api.services.server;
    const writer = {
      ...outbox,
      writeMails: (...args: Parameters<typeof outbox.writeMails>) =>
        args[1].some(({ to }) => to === stopped)
          ? Promise.reject(new Error('the disk is full'))
          : outbox.writeMails(...args),
    };
    await expect(sendWaiting(api, writer)).rejects.toThrow('daily mails were not sent');
    expect([(await linesOf(broken)).length, await writtenTo(api, stopped)]).toEqual([1, []]);
    expect(await lastMail(other)).toBeDefined();
    await sendWaiting(api);
    expect(await lastMail(broken)).toBeDefined();
  });

  test('is not sent to readers who switched off, were disabled or left', async () => {
    const [never, stopped, gone] = await Promise.all([1, 2, 3].map(() => createStudent(api)));
    const people = [never, stopped, gone] as [SignedIn, SignedIn, SignedIn];
    const emails = await Promise.all(people.map(emailOf));
    for (const one of people) await note(one, 'applications', 'late');
    await choose(api, people[0], 'ja', 'never');
    await api.services.databases.commands
      .updateTable('account')
      .set({ closed_at: api.clock.now() })
      .where('id', '=', people[1].accountId)
      .execute();
    const left = await api.app.inject({
      method: 'DELETE',
      url: '/v1/student/account',
      headers: people[2].headers,
    });
    expect([left.statusCode, await linesOf(people[2])]).toEqual([200, []]);
    waitUntil(api, 8);
    await sendWaiting(api);
    const mails = await Promise.all(emails.map((email) => writtenTo(api, email)));
    expect(mails.flat().filter(({ template }) => template === dailyMail.name)).toEqual([]);
    expect((await Promise.all(people.map(linesOf))).flat()).toEqual([]);
  });
});

describe('each kind has its own timing', () => {
  const sides = [
    ['student', studentMailKinds],
    ['recruiter', companyMailKinds],
  ] as const;
  const rows = sides.flatMap(([side, kinds]) =>
    kinds.flatMap((kind) => mailTimings.ids.map((timing) => ({ side, kinds, kind, timing }))),
  );
  test.each(rows)('$side: $kind $timing', async ({ side, kinds, kind, timing }) => {
    const who = side === 'student' ? await createStudent(api) : await createRecruiter(api);
    const path = side === 'student' ? '/v1/student/settings' : '/v1/company/profile/notifications';
    const { settings } = (await new Browser(api).get(path, who.headers)).json();
    const other: MailTiming = timing === 'never' ? 'daily' : 'never';
    const wanted = Object.fromEntries(kinds.map((one) => [one, one === kind ? timing : other]));
    const { blockedCompanies, ...rest } = settings;
    const body = {
      ...rest,
      mailNotices: wanted,
      ...(blockedCompanies && { blockedCompanyIds: [] }),
    };
    expect((await new Browser(api).post(path, body, who.headers)).statusCode).toBe(200);
    const reader = await inTransaction().execute((tx) => findReader(tx, who.accountId));
    expect(reader?.timings).toEqual(wanted);
  });
});
