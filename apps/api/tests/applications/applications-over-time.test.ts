import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countResponses,
  eraseSnapshots,
  nudge,
  readResponseRate,
} from '../../src/features/applications/public.ts';
import { readSnapshot } from '../../src/features/applications/snapshot/snapshot.rules.ts';
import { createEmployer } from '../../testing/contents/jobs.ts';
import { type SignedIn, signIn } from '../../testing/database/factories.ts';
import { emailOf, templatesTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import {
  type Applied,
  applicationCalls,
  applyOnce,
  createApplicant,
  externalJob,
} from '../../testing/talk/applications.ts';
import { messageCalls, threadOf } from '../../testing/talk/messages.ts';
import { notificationCalls } from '../../testing/talk/notifications.ts';

let api: TestApp;
let calls: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = applicationCalls(api);
});
afterAll(() => api.close());

const working = () => ({
  commands: api.services.databases.commands,
  writer: api.services.server.outbox,
  now: api.clock.now(),
  ...api.services.applications,
});
const day = 24 * 60 * 60;
/** Sessions expire within days, so the person signs in again. */
const again = async <Who extends { accountId: string }>(who: Who): Promise<Who> => ({
  ...who,
  ...(await signIn(api, who.accountId)),
});
const kindsOf = async (who: Applied['who']) =>
  (await notificationCalls(api).company.all(who)).map(({ kind }) => kind);

describe('over time', () => {
  test('reminds the company after three and seven days', async () => {
    const { who, id } = await applyOnce(api);
    await calls.assign(who, { ids: [id], assigneeId: who.accountId });
    for (const [days, count] of [
      [2, 0],
      [1.1, 1],
      [2, 1],
      [2.1, 2],
      [5, 2],
    ] as const) {
      api.clock.advance(days * day);
      await nudge(working());
      const told = await kindsOf(await again(who));
      expect(told.filter((kind) => kind === 'applicantsWaiting')).toHaveLength(count);
    }
  });

  test('asks the student once, a day after opening the company’s own page', async () => {
    const jobId = await externalJob(api, await createEmployer(api, { plan: 2 }));
    const [open, done] = [await createApplicant(api), await createApplicant(api)];
    for (const student of [open, done]) await calls.external(student, jobId);
    await calls.external(done, jobId, 'confirm');
    const asked = async (student: SignedIn) =>
      (await templatesTo(api, await emailOf(api, student))).filter(
        (template) => template === 'application-confirm',
      ).length;
    for (const [hours, times] of [
      [23, 0],
      [2, 1],
      [48, 1],
    ] as const) {
      api.clock.advance(hours * 60 * 60);
      await nudge(working());
      expect([await asked(open), await asked(done)]).toEqual([times, 0]);
    }
    const { notificationsDetail } = await notificationCalls(api).student.list(await again(open));
    expect(notificationsDetail.map(({ kind }) => kind)).toEqual(['confirmApplication']);
  });

  test('counts answers within seven days, from ten applications on', async () => {
    const { who, student, jobId } = await applyOnce(api);
    const { companyId } = who;
    const { pool, commands } = api.services.databases;
    const rate = async () => {
      await commands.transaction().execute((tx) => countResponses(tx, api.clock.now()));
      return readResponseRate(commands, companyId);
    };
    const add = (asked: number, answered: number | null, times: number) =>
      pool.query(
        `insert into application (company_id, way, status, status_at, applied_at, answered_at)
         select $1, 'here', 'new', now(), $2::timestamptz - $3::int * interval '1 hour',
           $2::timestamptz - $4::int * interval '1 hour' from generate_series(1, $5)`,
        [companyId, api.clock.now(), asked, answered, times],
      );
    await add(500, 476, 8);
    await add(24 * 8, null, 1);
    // The tenth application, made by applyOnce, is younger than seven days: unanswered, it does not count.
    expect(await rate()).toBe(null);
    await messageCalls(api).send('company', who, await threadOf(api, who, student));
    expect(await rate()).toEqual({ percent: 90, medianHours: 24 });
    const pages = [`company/${companyId}`, `company/${companyId}/job/${jobId}`];
    for (const page of pages) {
      const seen = await calls.get(student, `/v1/student/${page}`);
      expect(seen.json().responseRate).toEqual({ percent: 90, medianHours: 24 });
    }
    await add(24 * 100, 24 * 100, 30);
    expect(await rate()).toEqual({ percent: 90, medianHours: 24 });
  });

  test('deletes snapshots a year after the end', async () => {
    const { who, student, id } = await applyOnce(api);
    await calls.withdraw(student, id);
    api.clock.advance(364 * day);
    await eraseSnapshots(working().commands, api.clock.now());
    const here = await again(who);
    expect((await calls.show(here, id)).json().sent).not.toBe(null);
    api.clock.advance(2 * day);
    await eraseSnapshots(working().commands, api.clock.now());
    const left = (await calls.show(await again(who), id)).json();
    expect(left.sent).toBe(null);
    expect(left.timeline.at(-1).kind).toBe('profile-erased');
  });
});

test('reads snapshots from before a field was required in today’s shape', async () => {
  const { who, id } = await applyOnce(api);
  const { pool } = api.services.databases;
  await pool.query(
    `update application_snapshot set document =
       document::jsonb - 'message' - 'files' - 'pictureId'
         #- '{studentProfile,education,university,schoolType}' || '{"since": "dropped"}'
     where application_id = $1`,
    [id],
  );
  const { sent } = (await calls.show(who, id)).json();
  expect(sent).toMatchObject({ email: expect.stringContaining('@'), message: null, files: [] });
  expect(sent.studentProfile.education.university.schoolType).toBe('university');

  // Every upgrade since the stored version is applied, and no other.
  const { rows } = await pool.query(
    'select document from application_snapshot where application_id = $1',
    [id],
  );
  const { email, ...rest } = rows[0].document;
  const steps = [
    ({ mail, ...stored }: Readonly<Record<string, unknown>>) => ({ ...stored, email: mail }),
    (stored: Readonly<Record<string, unknown>>) => ({ ...stored, message: 'second step' }),
  ];
  expect(readSnapshot(1, { ...rest, mail: email }, steps)).toMatchObject({
    email,
    message: 'second step',
  });
  expect(readSnapshot(3, { ...rest, email }, steps)).toMatchObject({ email, message: null });
});

describe('an applicant', () => {
  test('who deletes the account leaves an anonymous application without a snapshot', async () => {
    const { who, student, id } = await applyOnce(api);
    await calls.note(who, { applicationId: id, text: '竹の橋の方' });
    const reply = await api.app.inject({
      method: 'DELETE',
      url: '/v1/student/account',
      headers: student.headers,
    });
    expect(reply.statusCode).toBe(200);
    expect((await calls.show(who, id)).json()).toMatchObject({
      applicant: { student: null, gone: 'unavailable', status: 'withdrawn' },
      sent: null,
      notes: [],
    });
  });

  test('who blocks the company is withdrawn and becomes unavailable', async () => {
    const { who, student, id } = await applyOnce(api);
    const reply = await api.app.inject({
      method: 'POST',
      url: '/v1/student/settings/block',
      headers: student.headers,
      payload: { companyId: who.companyId },
    });
    expect(reply.statusCode).toBe(200);
    expect((await calls.show(who, id)).json()).toMatchObject({
      applicant: { student: null, gone: 'unavailable', status: 'withdrawn', threadId: null },
      sent: null,
    });
    expect((await calls.list(who, `?word=${encodeURIComponent('筑波')}`)).json().applyList).toEqual(
      [],
    );
  });
});
