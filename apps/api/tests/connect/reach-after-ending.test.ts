import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendOutcomes } from '../../src/features/applications/public.ts';
import { eventCalls, eventWith, saveOne } from '../../testing/contents/events.ts';
import { jobCalls, releaseOne } from '../../testing/contents/jobs.ts';
import type { SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { type Applied, applicationCalls, applyOnce } from '../../testing/talk/applications.ts';
import { connectThem } from '../../testing/talk/connect.ts';
import { messageCalls, threadOf } from '../../testing/talk/messages.ts';
import { slotCalls } from '../../testing/talk/slots.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const sql = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);
const stopLooking = ({ accountId }: SignedIn) =>
  sql(
    `insert into student_settings values ($1, 1, 'never', 'never', 'never', 'never', 'ja', 'student', 'not-looking')
     on conflict (student_id) do update set job_hunting = 'not-looking'`,
    [accountId],
  );

/** What the company can still read: the live profile, the thread, the snapshot. */
async function reached({ who, student, id }: Applied) {
  const get = (url: string) => api.app.inject({ url, headers: who.headers });
  const threadId = await threadOf(api, who, student);
  const message = { text: 'まだいますか。' };
  const [page, sent, applicant, thread, slots] = [
    await get(`/v1/company/student-profile/${student.accountId}`),
    await messageCalls(api).send('company', who, threadId, message),
    await applicationCalls(api).show(who, id),
    await get(`/v1/company/messages/${threadId}`),
    await slotCalls(api).offer(who, threadId),
  ];
  return {
    live: page.statusCode,
    write: sent.statusCode,
    offer: slots.statusCode,
    snapshot: applicant.json().sent !== null,
    history: thread.json().messages.length > 0,
  };
}
const everything = { live: 200, write: 200, offer: 200, snapshot: true, history: true };
const historyOnly = { live: 404, write: 409, offer: 409, snapshot: true, history: true };

async function applyAndWrite(): Promise<Applied> {
  const applied = await applyOnce(api);
  await stopLooking(applied.student);
  expect(await reached(applied)).toEqual(everything);
  return applied;
}

const sendDue = () => {
  const { databases, server, origin, applications } = api.services;
  const now = api.clock.now();
  const sending = { commands: databases.commands, writer: server.outbox, origin };
  return sendOutcomes({ ...sending, ...applications, now });
};
const decline = async ({ who, id }: Applied) => {
  const reply = await applicationCalls(api).outcome(who, [id], 'declined');
  expect(reply.statusCode).toBe(200);
};

test('a withdrawn application leaves the company the snapshot and the history', async () => {
  const applied = await applyAndWrite();
  await applicationCalls(api).withdraw(applied.student, applied.id);
  expect(await reached(applied)).toEqual(historyOnly);
});

test('a rejected application leaves the same, and its last message is still delivered', async () => {
  const applied = await applyAndWrite();
  await decline(applied);
  api.clock.advance(120);
  await sendDue();
  expect(await reached(applied)).toEqual(historyOnly);
  const threadId = await threadOf(api, applied.who, applied.student);
  const shown = await api.app.inject({
    url: `/v1/company/messages/${threadId}`,
    headers: applied.who.headers,
  });
  expect(shown.json().thread.last.text).toContain('ありがとうございました');
});

test('the end of an application cancels open appointments', async () => {
  const states = async ({ who, student }: Applied) => {
    const threadId = await threadOf(api, who, student);
    const shown = await messageCalls(api).show('company', who, threadId);
    return shown
      .json()
      .messages.flatMap(({ slots }: { slots: { state: string } | null }) => slots?.state ?? []);
  };
  const [withdrawn, declined] = [await applyAndWrite(), await applyAndWrite()];
  expect([await states(withdrawn), await states(declined)]).toEqual([['offered'], ['offered']]);
  await applicationCalls(api).withdraw(withdrawn.student, withdrawn.id);
  await decline(declined);
  api.clock.advance(120);
  await sendDue();
  expect([await states(withdrawn), await states(declined)]).toEqual([
    ['called_off'],
    ['called_off'],
  ]);
});

test('another relation keeps the reach: a connection, another application, an event', async () => {
  const connected = await applyOnce(api);
  await connectThem(api, connected.student, connected.who);
  await stopLooking(connected.student);
  const applied = await applyAndWrite();
  const jobId = await releaseOne(jobCalls(api), applied.who);
  await applyOnce(api, { who: applied.who, student: applied.student, jobId });
  const going = await applyAndWrite();
  const events = eventCalls(api);
  const eventId = await saveOne(events, going.who, eventWith(api));
  expect((await events.apply(going.student, eventId)).statusCode).toBe(200);
  for (const one of [connected, applied, going]) {
    await applicationCalls(api).withdraw(one.student, one.id);
    expect(await reached(one)).toEqual(everything);
  }
  expect((await events.cancel(going.student, eventId)).statusCode).toBe(200);
  expect(await reached(going)).toEqual(historyOnly);
});
