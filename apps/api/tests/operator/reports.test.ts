import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventCalls, eventWith, saveOne } from '../../testing/contents/events.ts';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import {
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { mailsTo, templatesTo } from '../../testing/files/mails.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin } from '../../testing/server/desk.ts';

const operator = 'operator@engawa.test';
let api: TestApp;
let employer: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp({
    env: { ENGAWA_DEMO: 'off', SMTP_URL: 'smtp://relay.test', CONTACT_EMAIL: operator },
  });
  employer = await createEmployer(api);
});
afterAll(() => api.close());

const report = (who: { headers: Record<string, string> }, body: object) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/student/reports',
    headers: { ...who.headers, languagetype: 'en' },
    payload: { reason: 'fraud', ...body },
  });

const rows = async (who: SignedIn) =>
  (
    await api.services.databases.pool.query(
      'select * from report where reporter_id = $1 order by reported_at, id',
      [who.accountId],
    )
  ).rows;

const reports = (...words: string[]) => admin(api, 'reports', ...words);

const emailOf = async ({ accountId }: SignedIn): Promise<string> =>
  (await api.services.databases.pool.query('select email from student where id = $1', [accountId]))
    .rows[0].email;

describe('a report', () => {
  test('of a company has a snapshot of its page, and is mailed to the operator without a name', async () => {
    const who = await createStudent(api);
    const body = { about: 'company', id: employer.companyId, words: '登録料を求められました。' };
    const reply = await report(who, body);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      expect.objectContaining({ known: false, message: expect.stringContaining('Thank you') }),
    ]);
    const [row] = await rows(who);
    expect(row).toMatchObject({ about: 'company', company_id: employer.companyId });
    const texts = row.snapshot.jp.map(({ text }: { text: string }) => text);
    expect(texts).toContain('株式会社試験');
    expect(row.snapshot.en.map(({ text }: { text: string }) => text)).toContain('Test Inc.');
    const mail = (await mailsTo(api, operator)).at(-1);
    expect(mail).toMatchObject({ reportId: row.id, company: '株式会社試験' });
    expect(JSON.stringify(mail)).not.toMatch(new RegExp(`登録料|${who.accountId}`));
  });

  test('of a job has the published copy, with pay and hours, and no later change', async () => {
    const jobs = jobCalls(api);
    const id = await releaseOne(jobs, employer);
    const who = await createStudent(api);
    await report(who, { about: 'job', id });
    const changed = jobWith({ jp: { position: '別の職種' } });
    await jobs.release(employer, { companyJobId: id, version: 1, ...changed });
    const [{ snapshot }] = await rows(who);
    expect(JSON.stringify(snapshot.jp)).toContain('法人営業');
    expect(JSON.stringify(snapshot.jp)).toContain('240,000');
    expect(JSON.stringify(snapshot.en)).toContain('Corporate sales');
    expect(JSON.stringify(snapshot)).not.toContain('別の職種');
  });

  test('of an event has its texts', async () => {
    const id = await saveOne(eventCalls(api), employer, eventWith(api));
    const who = await createStudent(api);
    expect((await report(who, { about: 'event', id })).statusCode).toBe(200);
    expect((await rows(who))[0].snapshot.jp.length).toBeGreaterThan(0);
  });

  test('sent again stays the first one; after a decision it is a new one', async () => {
    const who = await createStudent(api);
    const body = { about: 'company', id: employer.companyId };
    await report(who, body);
    const told = (await mailsTo(api, operator)).length;
    const again = await Promise.all([report(who, body), report(who, { ...body, reason: 'spam' })]);
    for (const reply of again) {
      expect([reply.statusCode, reply.json().known]).toEqual([200, true]);
      expect(reply.json().message).toContain('already');
    }
    expect(await mailsTo(api, operator)).toHaveLength(told);
    const [{ id, reason }] = await rows(who);
    expect(reason).toBe('fraud');
    await reports('decide', id, '--outcome', 'no-breach', '--why', '誇張のみ');
    expect((await report(who, body)).json().known).toBe(false);
  });

  test('is possible for a blocked company', async () => {
    const who = await createStudent(api);
    await block(api, who, employer.companyId);
    const reply = await report(who, { about: 'company', id: employer.companyId });
    expect(reply.statusCode).toBe(200);
  });

  test.each([
    ['no reason of ours', { reason: 'boring' }, 422],
    ['another thing', { about: 'student' }, 422],
    ['“something else” without words', { reason: 'other', words: '　' }, 422],
    ['too many words', { words: 'あ'.repeat(1001) }, 422],
    ['a text of its own to be kept', { snapshot: { jp: [] } }, 422],
    ['a company that is not there', { id: '00000000-0000-7000-8000-000000000000' }, 404],
    ['a job that is a company', { about: 'job' }, 404],
  ])('with %s is refused', async (_what, change, status) => {
    const who = await createStudent(api);
    const body = { about: 'company', id: employer.companyId, ...change };
    expect((await report(who, body)).statusCode).toBe(status);
    expect(await rows(who)).toEqual([]);
  });

  test('of a job the student may not see is refused: closed, draft, or for others', async () => {
    const jobs = jobCalls(api);
    const who = await createStudent(api);
    const id = await releaseOne(jobs, employer);
    await jobs.limit(employer, id, { connected: true });
    expect((await report(who, { about: 'job', id })).statusCode).toBe(404);
    await jobs.changeStatus(employer, id, 2);
    expect((await report(who, { about: 'job', id })).statusCode).toBe(404);
  });

  test('has a limit per hour', async () => {
    const who = await createStudent(api);
    const body = { about: 'company', id: employer.companyId };
    for (let sent = 0; sent < 10; sent += 1) await report(who, body);
    expect((await report(who, body)).statusCode).toBe(429);
  });
});

describe('the operator', () => {
  test('lists, reads and decides; the reporter is notified, the company is not', async () => {
    const who = await createStudent(api);
    const words = '面談で\u{1b}[2Jお金を求められました。';
    await report(who, {
      about: 'company',
      id: employer.companyId,
      words: '面談でお金を求められました。',
    });
    expect(
      (await report(who, { about: 'company', id: employer.companyId, words })).statusCode,
    ).toBe(422);
    const [{ id }] = await rows(who);
    expect(await reports()).toContain(`${id} `);
    const shown = await reports('show', id);
    for (const part of ['面談でお金を', 'Fraud', '株式会社試験', who.accountId, 'Not decided']) {
      expect(shown).toContain(part);
    }
    const before = await templatesTo(api, employer.email);
    const done = await reports('decide', id, '--outcome', 'acted', '--why', '警告した');
    expect(done).toContain('is told');
    expect(await templatesTo(api, await emailOf(who))).toEqual(['report-decided']);
    expect((await mailsTo(api, await emailOf(who)))[0]?.['outcome']).toContain('必要な対応');
    expect(await templatesTo(api, employer.email)).toEqual(before);
    const { rows: told } = await api.services.databases.pool.query(
      'select kind from notification where account_id = $1',
      [who.accountId],
    );
    expect(told).toEqual([{ kind: 'reportDecided' }]);
    expect(await reports('tell', id)).toBe(`${id}: who reported it is told.`);
    expect(await templatesTo(api, await emailOf(who))).toEqual([
      'report-decided',
      'report-decided',
    ]);
    expect(await reports()).not.toContain(id);
    const decided = await reports('show', id);
    for (const part of ['acted', '佐藤', '警告した']) expect(decided).toContain(part);
    expect(await reports('decide', id, '--outcome', 'acted', '--why', 'x')).toContain('already');
    const { rows: audited } = await api.services.databases.pool.query(
      'select action from audit where subject_id = $1 order by at, id',
      [id],
    );
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['student.reports.sendReport', 'admin.reports.decide']),
    );
  });

  test.each([
    [['show']],
    [['show', 'no-id']],
    [['decide', '00000000-0000-7000-8000-000000000000']],
    [['decide', '00000000-0000-7000-8000-000000000000', '--outcome', 'shrug', '--why', 'x']],
    [['--colour', 'red']],
    [['forget', '00000000-0000-7000-8000-000000000000']],
  ])('gets the correct usage after %j', async (words) => {
    expect(await reports(...words)).toMatch(/Expected: |too many/);
  });

  test('gets a message for an unknown report', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    expect(await reports('show', id)).toContain('no such');
    expect(await reports('decide', id, '--outcome', 'acted', '--why', 'x')).toContain('no such');
  });

  test('decides a report of an erased person, without their words', async () => {
    const who = await createStudent(api);
    const words = '竹林の奥で言われました。';
    await report(who, { about: 'company', id: employer.companyId, words });
    const [{ id }] = await rows(who);
    const url = '/v1/student/account';
    await api.app.inject({ method: 'DELETE', url, headers: who.headers });
    const shown = await reports('show', id);
    expect(shown).toContain('somebody who has left');
    expect(shown).not.toContain('竹林');
    expect(await reports('decide', id, '--outcome', 'acted', '--why', 'x')).toContain('has left');
  });
});
