import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfSlots } from '../../src/features/slots/public.ts';
import { createRecruiter, type SignedIn } from '../../testing/database/factories.ts';
import { emailOf, mailsTo, templatesTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applyOnce } from '../../testing/talk/applications.ts';
import { messageCalls, startTalking, threadOf } from '../../testing/talk/messages.ts';
import { slotCalls } from '../../testing/talk/slots.ts';

let api: TestApp;
let calls: ReturnType<typeof slotCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = slotCalls(api);
});
afterAll(() => api.close());

interface Slots {
  id: string;
  state: string;
  startsAt: string | null;
  interviewers: { id: string }[];
  times: { id: string; startsAt: string; open: boolean }[];
}
const slotsOf = (reply: { json(): { written: { slots: Slots } } }) => reply.json().written.slots;
const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const mailed = async (who: SignedIn) =>
  (await templatesTo(api, await emailOf(api, who))).filter((name) => name.startsWith('slot-'));
const calendarOf = async (who: SignedIn) =>
  (await mailsTo(api, await emailOf(api, who))).at(-1)?.['calendar'] ?? '';
const idsOf = ({ interviewers }: Slots) => interviewers.map(({ id }) => id).toSorted();
const remind = () => {
  const { databases, server, clock } = api.services;
  const origin = 'https://engawa.example';
  const { commands } = databases;
  return remindOfSlots({ commands, writer: server.outbox, origin, now: clock.now() });
};

async function applied() {
  const { who, student } = await applyOnce(api);
  const { companyId } = who;
  const [interviewer, engineer] = await Promise.all([
    createRecruiter(api, { companyId, level: 3 }),
    createRecruiter(api, { companyId, level: 2 }),
  ]);
  return { who, student, interviewer, engineer, threadId: await threadOf(api, who, student) };
}

test('the interviewers of a meeting get it by mail and for their calendars', async () => {
  const { who, student, interviewer, engineer, threadId } = await applied();
  const interviewerIds = [interviewer.accountId, engineer.accountId];
  const times = [calls.inHours(30), calls.inHours(32)];
  const offer = slotsOf(await calls.offer(who, threadId, { interviewerIds, times }));
  expect(idsOf(offer)).toEqual(interviewerIds.toSorted());
  const [first, second] = offer.times;
  const picked = slotsOf(await calls.pick(student, offer.id, first?.id ?? ''));
  expect(picked.interviewers).toEqual([]);
  for (const one of [who, interviewer, engineer]) {
    expect(await mailed(one)).toEqual(['slot-picked']);
    expect(await calendarOf(one)).toContain('METHOD:PUBLISH');
    expect((await calls.calendar('company', one, offer.id)).statusCode).toBe(200);
  }
  await calls.pick(student, offer.id, second?.id ?? '');
  expect(await mailed(interviewer)).toEqual(['slot-picked', 'slot-moved']);
  api.clock.advance(10 * 3600);
  await remind();
  expect((await mailed(interviewer)).at(-1)).toBe('slot-soon');
});

test('a member’s time is taken once, whoever offers it', async () => {
  const one = await applied();
  const { who, engineer } = one;
  const two = await startTalking(api, { who });
  const times = [calls.inHours(300), calls.inHours(301)];
  const interviewerIds = [engineer.accountId];
  const [mine, other, alone] = await Promise.all([
    calls.offer(who, one.threadId, { times, interviewerIds }).then(slotsOf),
    calls.offer(who, two.threadId, { times, interviewerIds }).then(slotsOf),
    calls.offer(who, two.threadId, { times }).then(slotsOf),
  ]);
  const first = (offer: Slots) => offer.times[0]?.id ?? '';
  const replies = await Promise.all([
    calls.pick(one.student, mine.id, first(mine)),
    calls.pick(two.student, other.id, first(other)),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  // The recruiter holds none of them, and is free.
  expect((await calls.pick(two.student, alone.id, first(alone))).statusCode).toBe(200);
});

test('interviewers are members of the company; the interviewer role meets applicants only', async () => {
  const { who, interviewer, engineer, threadId } = await applied();
  const stranger = await createRecruiter(api);
  const offer = (ids: string[], thread = threadId) =>
    calls.offer(who, thread, { interviewerIds: ids });
  expect((await offer([stranger.accountId])).statusCode).toBe(404);
  expect((await offer([engineer.accountId, engineer.accountId])).statusCode).toBe(422);
  const connected = await startTalking(api, { who });
  expect(codeOf(await offer([interviewer.accountId], connected.threadId))).toEqual([
    409,
    'slot_interviewer_unfit',
  ]);
  expect((await offer([engineer.accountId], connected.threadId)).statusCode).toBe(200);
});

test('the company changes the interviewers of an appointment', async () => {
  const { who, student, interviewer, engineer, threadId } = await applied();
  const interviewerIds = [interviewer.accountId];
  const { id, times } = slotsOf(await calls.offer(who, threadId, { interviewerIds }));
  await calls.pick(student, id, times[0]?.id ?? '');
  const moved = slotsOf(await calls.move(who, id, calls.moved()));
  expect(idsOf(moved)).toEqual(interviewerIds);
  const body = { ...calls.moved(), interviewerIds: [engineer.accountId] };
  expect(idsOf(slotsOf(await calls.move(who, id, body)))).toEqual([engineer.accountId]);
  // Only inside the company: the former and the new interviewer hear of it, the student does not.
  expect(await mailed(engineer)).toEqual(['slot-picked']);
  expect(await mailed(interviewer)).toEqual(['slot-picked', 'slot-moved', 'slot-released']);
  expect(await calendarOf(interviewer)).toContain('METHOD:CANCEL');
  expect(await mailed(student)).toEqual(['slot-picked', 'slot-moved']);
});

test('a busy interviewer cannot be added; of two who add one at once, one is refused', async () => {
  const one = await applied();
  const { who, engineer } = one;
  const two = await startTalking(api, { who });
  const startsAt = calls.inHours(900);
  const [mine, other] = await Promise.all(
    [one, two].map(async ({ student, threadId }, at) => {
      const times = [calls.inHours(800 + at)];
      const offer = slotsOf(await calls.offer(who, threadId, { times }));
      await calls.pick(student, offer.id, offer.times[0]?.id ?? '');
      return offer.id;
    }),
  );
  const body = { ...calls.moved(), startsAt, interviewerIds: [engineer.accountId] };
  const replies = await Promise.all([mine, other].map((id) => calls.move(who, id ?? '', body)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a closed interviewer drops out when the company moves the appointment', async () => {
  const { who, student, interviewer, engineer, threadId } = await applied();
  const interviewerIds = [interviewer.accountId, engineer.accountId];
  const { id, times } = slotsOf(await calls.offer(who, threadId, { interviewerIds }));
  await calls.pick(student, id, times[0]?.id ?? '');
  await api.services.databases.pool.query('update account set disabled_at = now() where id = $1', [
    interviewer.accountId,
  ]);
  const moved = await calls.move(who, id, { ...calls.moved(), interviewerIds });
  expect(idsOf(slotsOf(moved))).toEqual([engineer.accountId]);
});

test('a student does not learn who holds the meeting', async () => {
  const { who, student, interviewer, threadId } = await applied();
  const interviewerIds = [interviewer.accountId];
  const { id, times } = slotsOf(await calls.offer(who, threadId, { interviewerIds }));
  await calls.pick(student, id, times[0]?.id ?? '');
  const thread = await messageCalls(api).show('student', student, threadId);
  const file = await calls.calendar('student', student, id);
  for (const text of [thread.body, file.body]) expect(text).not.toContain(interviewer.accountId);
  expect(thread.json().messages.at(-1).slots.interviewers).toEqual([]);
});

test('a student moves an appointment to another offered time, or asks for others', async () => {
  const { who, student, threadId } = await applied();
  const { id, times } = slotsOf(await calls.offer(who, threadId));
  const [first, second] = times.map((time) => time.id);
  await calls.pick(student, id, first ?? '');
  expect(codeOf(await calls.pick(student, id, first ?? ''))).toEqual([409, 'slots_answered']);
  const moved = slotsOf(await calls.pick(student, id, second ?? ''));
  expect([moved.startsAt, moved.times.map(({ open }) => open)]).toEqual([
    times[1]?.startsAt,
    [true, false],
  ]);
  const asked = slotsOf(await calls.others(student, id, '授業が入りました。'));
  expect([asked.state, asked.startsAt]).toEqual(['others_asked', times[1]?.startsAt]);
  expect(await mailed(who)).toEqual(['slot-picked', 'slot-moved', 'slot-others']);
  expect(await mailed(student)).toEqual(['slot-picked', 'slot-moved', 'slot-called-off']);
  expect(await calendarOf(who)).toContain('METHOD:CANCEL');
  expect(await calendarOf(student)).toContain('METHOD:CANCEL');
  expect(codeOf(await calls.move(who, id, calls.moved()))).toEqual([409, 'slot_not_picked']);
});

test('after the company moved an appointment, the student cannot go back to an offered time', async () => {
  const { who, student, threadId } = await applied();
  const { id, times } = slotsOf(await calls.offer(who, threadId));
  await calls.pick(student, id, times[0]?.id ?? '');
  const moved = slotsOf(await calls.move(who, id, calls.moved()));
  expect(moved.times.map(({ open }) => open)).toEqual([false, false]);
  expect(codeOf(await calls.pick(student, id, times[1]?.id ?? ''))).toEqual([
    409,
    'slots_answered',
  ]);
  expect(slotsOf(await calls.others(student, id)).state).toBe('others_asked');
});

test('a colleague takes the place of an interviewer who leaves', async () => {
  const { who, student, interviewer, engineer, threadId } = await applied();
  const interviewerIds = [interviewer.accountId];
  const { id, times } = slotsOf(await calls.offer(who, threadId, { interviewerIds }));
  await calls.pick(student, id, times[0]?.id ?? '');
  const remove = (query: string) =>
    api.app.inject({
      method: 'DELETE',
      url: `/v1/company/team/member/${interviewer.accountId}${query}`,
      headers: who.headers,
    });
  expect(codeOf(await remove(''))).toEqual([409, 'hand_over_needed']);
  expect((await remove(`?handOverTo=${engineer.accountId}`)).statusCode).toBe(200);
  const { messages } = (await messageCalls(api).show('company', who, threadId)).json();
  expect(idsOf(messages.at(-1).slots)).toEqual([engineer.accountId]);
});
