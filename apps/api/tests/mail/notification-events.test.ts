import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOutdatedRows } from '../../src/housekeeping.repo.ts';
import {
  eventCalls,
  eventWith,
  inHours,
  mailSettledChanges,
  saveOne,
} from '../../testing/contents/events.ts';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin, verify } from '../../testing/server/desk.ts';
import { createNotification, notificationCalls } from '../../testing/talk/notifications.ts';

let api: TestApp;
let calls: ReturnType<typeof notificationCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = notificationCalls(api);
});
afterAll(() => api.close());

const kindsOf = async (student: SignedIn) =>
  (await calls.student.list(student)).notificationsDetail.map(({ kind }) => kind);

test('event applicants are notified of a freed place, a change and the end, not of their own acts', async () => {
  const events = eventCalls(api);
  const who = await createRecruiter(api);
  const [going, waiting] = [await createStudent(api), await createStudent(api)];
  const one = { capacity: 1 };
  const id = await saveOne(events, who, eventWith(api, { common: one }));
  await events.apply(going, id);
  await events.apply(waiting, id);
  expect([await kindsOf(going), await kindsOf(waiting)]).toEqual([[], []]);
  await events.cancel(going, id);
  expect([await kindsOf(going), await kindsOf(waiting)]).toEqual([[], ['eventPlaceFreed']]);
  const startsAt = inHours(api, 20 * 24);
  const moved = eventWith(api, { common: { ...one, startsAt, endsAt: inHours(api, 20 * 24 + 1) } });
  api.clock.advance(60);
  const saved = await events.save(who, { eventId: id, version: 1, status: 'public', ...moved });
  expect(saved.statusCode).toBe(200);
  await mailSettledChanges(api);
  await events.remove(who, id);
  const { notificationsDetail } = await calls.student.list(waiting);
  expect(notificationsDetail.map(({ kind }) => kind)).toEqual([
    'eventCancelled',
    'eventChanged',
    'eventPlaceFreed',
  ]);
  expect(notificationsDetail[0]?.about).toMatchObject({
    companyId: who.companyId,
    eventId: id,
    title: { jp: '会社説明会', en: 'Open day' },
  });
  expect(await kindsOf(going)).toEqual([]);
});

test('owners are notified of verification and its withdrawal, each once', async () => {
  const owner = await createRecruiter(api, { level: 0, verified: false });
  const recruiter = await createRecruiter(api, { level: 2, companyId: owner.companyId });
  for (let twice = 0; twice < 2; twice += 1) await verify(api, owner.companyId);
  for (let twice = 0; twice < 2; twice += 1) await admin(api, 'unverify-company', owner.companyId);
  const kinds = (await calls.company.all(owner)).map(({ kind }) => kind);
  expect(kinds).toEqual(['companyUnverified', 'companyVerified']);
  expect(await calls.company.all(recruiter)).toEqual([]);
});

test('owners are notified of a leaver, and lose notifications by the leaver', async () => {
  const owner = await createRecruiter(api, { level: 0 });
  const leaver = await createRecruiter(api, { level: 2, companyId: owner.companyId });
  await createNotification(api, leaver);
  const url = '/v1/company/leaving';
  const { headers } = leaver;
  const reply = await api.app.inject({ method: 'POST', url, headers, payload: {} });
  expect(reply.statusCode).toBe(200);
  expect(await calls.company.all(owner)).toMatchObject([{ kind: 'colleagueLeft' }]);
  const { rows } = await api.services.databases.pool.query(
    'select 1 from notification where account_id = $1',
    [leaver.accountId],
  );
  expect(rows).toEqual([]);
});

test('read notifications are deleted after half a year, unread ones after two years', async () => {
  const student = await createStudent(api);
  const left = async (days: number) => {
    const now = new Date(api.clock.now().getTime() + days * 86_400_000);
    await deleteOutdatedRows(api.services.databases.commands, now);
    const { rows } = await api.services.databases.pool.query(
      `select about->>'file' as file from notification where account_id = $1 order by id`,
      [student.accountId],
    );
    return rows.map(({ file }) => file);
  };
  await calls.student.read(student, await createNotification(api, student, 'read'));
  await createNotification(api, student, 'unread');
  expect(await left(179)).toEqual(['read', 'unread']);
  expect(await left(181)).toEqual(['unread']);
  expect(await left(731)).toEqual([]);
});
