import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindOfSlots } from '../../src/features/slots/public.ts';
import { type SignedIn, signIn } from '../../testing/database/factories.ts';
import { emailOf, mailsTo, templatesTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectCalls } from '../../testing/talk/connect.ts';
import { messageCalls, startTalking } from '../../testing/talk/messages.ts';
import { slotCalls } from '../../testing/talk/slots.ts';

let api: TestApp;
let calls: ReturnType<typeof slotCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = slotCalls(api);
});
afterAll(() => api.close());

const told = async (who: SignedIn) =>
  (await templatesTo(api, await emailOf(api, who))).filter((name) => name.startsWith('slot-'));
const lastCalendar = async (who: SignedIn) =>
  (await mailsTo(api, await emailOf(api, who))).at(-1)?.['calendar'] ?? '';
const slotsOf = (reply: { json(): { written: { slots: Slots } } }) => reply.json().written.slots;
interface Slots {
  id: string;
  state: string;
  startsAt: string | null;
  times: { id: string; startsAt: string; open: boolean }[];
}
const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const notified = async (who: SignedIn) =>
  (
    await api.services.databases.pool.query<{ kind: string }>(
      'select kind from notification where account_id = $1 order by created_at, id',
      [who.accountId],
    )
  ).rows.map(({ kind }) => kind);
const remind = () => {
  const { databases, server, clock } = api.services;
  const origin = 'https://engawa.example';
  return remindOfSlots({
    commands: databases.commands,
    writer: server.outbox,
    origin,
    now: clock.now(),
  });
};

test('a time is offered, picked, moved and cancelled; both have it in their calendars', async () => {
  const { student, who, threadId } = await startTalking(api);
  const offered = slotsOf(await calls.offer(who, threadId));
  expect(offered).toMatchObject({ state: 'offered', startsAt: null });
  expect(offered.times.map(({ open }) => open)).toEqual([true, true]);
  const shown = (await messageCalls(api).show('student', student, threadId)).json().messages[0];
  expect(shown).toMatchObject({ kind: 'slots', editableUntil: null, slots: offered });
  expect((await calls.calendar('student', student, offered.id)).statusCode).toBe(404);

  const [time] = offered.times as [Slots['times'][0]];
  const picked = slotsOf(await calls.pick(student, offered.id, time.id));
  expect(picked).toMatchObject({ state: 'picked', startsAt: time.startsAt });
  expect(await told(student)).toEqual(['slot-picked']);
  expect(await told(who)).toEqual(['slot-picked']);
  expect(await notified(who)).toContain('studentPickedSlot');
  expect(await lastCalendar(student)).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:1\r?\n/);
  expect(codeOf(await calls.pick(student, offered.id, time.id))).toEqual([409, 'slots_answered']);

  const moved = slotsOf(await calls.move(who, offered.id, calls.moved()));
  expect(moved.startsAt).not.toBe(time.startsAt);
  expect(await notified(student)).toContain('companyMovedSlot');
  const file = await calls.calendar('student', student, offered.id);
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.body).toMatch(/SEQUENCE:2\r?\n[\s\S]*LOCATION:「本社3階」/);

  const off = slotsOf(await calls.callOff('student', student, offered.id, '体調不良です。'));
  expect(off).toMatchObject({
    state: 'called_off',
    calledOffBy: 'student',
    reason: '体調不良です。',
  });
  expect(await told(who)).toEqual(['slot-picked', 'slot-moved', 'slot-called-off']);
  expect(await lastCalendar(who)).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
  expect(codeOf(await calls.move(who, offered.id, calls.moved()))).toEqual([
    409,
    'slots_called_off',
  ]);
});

test('of two students who pick the same time at once, one gets it and the other is refused', async () => {
  const one = await startTalking(api);
  const two = await startTalking(api, { who: one.who });
  const times = [calls.inHours(300), calls.inHours(301)];
  const offers = await Promise.all(
    [one, two].map(async ({ who, threadId }) =>
      slotsOf(await calls.offer(who, threadId, { times })),
    ),
  );
  const replies = await Promise.all(
    [one, two].map(({ student }, at) => {
      const { id, times: own } = offers[at] as Slots;
      return calls.pick(student, id, own[0]?.id ?? '');
    }),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const loser = replies[0]?.statusCode === 409 ? one : two;
  const { messages } = (
    await messageCalls(api).show('student', loser.student, loser.threadId)
  ).json();
  expect(messages[0].slots.times.map(({ open }: { open: boolean }) => open)).toEqual([false, true]);
});

test('a student asks for other times; past times cannot be picked', async () => {
  const { student, who, threadId } = await startTalking(api);
  const { id } = slotsOf(await calls.offer(who, threadId));
  expect(slotsOf(await calls.others(student, id, '夜がよいです。')).state).toBe('others_asked');
  expect(await told(who)).toEqual(['slot-others']);
  expect(codeOf(await calls.callOff('company', who, id))).toEqual([409, 'slots_answered']);
  const past = await calls.offer(who, threadId, { times: [calls.inHours(-1)] });
  expect(codeOf(past)).toEqual([409, 'slot_past']);
  const six = Array.from({ length: 6 }, (_, at) => calls.inHours(400 + at));
  expect((await calls.offer(who, threadId, { times: six })).statusCode).toBe(422);
  expect((await calls.offer(who, threadId, { place: null, link: null })).statusCode).toBe(422);
  const soon = slotsOf(await calls.offer(who, threadId, { times: [calls.inHours(0.5)] }));
  api.clock.advance(1800);
  expect(codeOf(await calls.pick(student, soon.id, soon.times[0]?.id ?? ''))).toEqual([
    409,
    'slot_past',
  ]);
});

test('reminds both a day and an hour before, once each, and not of cancelled appointments', async () => {
  const { student, who, threadId } = await startTalking(api);
  const offer = slotsOf(await calls.offer(who, threadId, { times: [calls.inHours(30)] }));
  await calls.pick(student, offer.id, offer.times[0]?.id ?? '');
  const reminded = async () => (await told(student)).filter((name) => name === 'slot-soon').length;
  for (const [hours, mails] of [
    [5, 0],
    [1.1, 1],
    [1, 1],
    [22, 2],
    [0.5, 2],
  ] as const) {
    api.clock.advance(hours * 3600);
    await remind();
    await remind();
    expect([hours, await reminded()]).toEqual([hours, mails]);
  }
  expect((await notified(student)).filter((kind) => kind === 'companySlotSoon')).toHaveLength(2);
  expect((await told(who)).filter((name) => name === 'slot-soon')).toHaveLength(2);
});

test('the end of a connection cancels the appointment, and nothing new can be picked', async () => {
  const talking = await startTalking(api);
  const { who, threadId } = talking;
  const student = { ...talking.student, ...(await signIn(api, talking.student.accountId)) };
  const kept = slotsOf(await calls.offer(who, threadId));
  await calls.pick(student, kept.id, kept.times[0]?.id ?? '');
  const open = slotsOf(await calls.offer(who, threadId));
  await connectCalls(api).student.end(student, who.companyId, 'end');
  expect(await told(who)).toEqual(['slot-picked', 'slot-called-off']);
  const late = await calls.pick(student, open.id, open.times[0]?.id ?? '');
  expect(codeOf(late)).toEqual([409, 'thread_closed']);
  expect(codeOf(await calls.offer(who, threadId))).toEqual([409, 'thread_closed']);
});

test('after an erasure the recruiter is notified of the cancellation, without a name', async () => {
  const { student, who, threadId } = await startTalking(api);
  const offer = slotsOf(await calls.offer(who, threadId));
  await calls.pick(student, offer.id, offer.times[0]?.id ?? '');
  const { headers } = await signIn(api, student.accountId);
  const left = await api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers });
  expect(left.statusCode).toBe(200);
  expect(await told(who)).toEqual(['slot-picked', 'slot-called-off']);
  expect((await mailsTo(api, await emailOf(api, who))).at(-1)).toMatchObject({
    name: expect.stringMatching(/^(やり取りできない学生|a student who is not available)$/),
    method: 'CANCEL',
  });
  expect(await notified(who)).toContain('studentLeftSlot');
});

test('place is quoted and attributed in mail and calendar', async () => {
  const { student, who, threadId } = await startTalking(api);
  const link = 'https://meet.example/a';
  const offered = slotsOf(await calls.offer(who, threadId, { place: '本社3階', link }));
  await calls.pick(student, offered.id, offered.times[0]?.id ?? '');
  const [mail] = (await mailsTo(api, await emailOf(api, student))).slice(-1);
  expect(mail?.['where']).toBe(
    '企業が登録した内容\n場所：「本社3階」\nリンク：「 https://meet.example/a 」',
  );
  const unfolded = mail?.['calendar']?.replaceAll(/\r?\n /g, '');
  expect(unfolded).toContain('LOCATION:「本社3階」');
  expect(unfolded).toContain('DESCRIPTION:企業が登録した内容\\n場所：「本社3階」');
});

test('place and name of an unverified company are in no mail and no calendar file', async () => {
  const { student, who, threadId } = await startTalking(api);
  const link = 'https://evil.example/a';
  const offered = slotsOf(await calls.offer(who, threadId, { place: '悪い場所', link }));
  await api.services.databases.pool.query(
    `update company set verified_at = null, name_jp = '悪い会社', name_en = null where id = $1`,
    [who.companyId],
  );
  await calls.pick(student, offered.id, offered.times[0]?.id ?? '');
  const file = await calls.calendar('student', student, offered.id);
  const mails = await Promise.all(
    [student, who].map(async (reader) => mailsTo(api, await emailOf(api, reader))),
  );
  const written = JSON.stringify([...mails.map((list) => list.at(-1)), file.body]);
  expect(written).not.toMatch(/悪い|evil\.example/);
  expect(file.body).toContain('SUMMARY:未確認の企業との面談');
  expect(mails[0]?.at(-1)?.['where']).toBe('場所・リンクは、メッセージの画面でご確認ください。');
});

test('a thread causes ten mails a day to a recruiter at most', async () => {
  const { student, who, threadId } = await startTalking(api);
  const offered = slotsOf(await calls.offer(who, threadId));
  await calls.pick(student, offered.id, offered.times[0]?.id ?? '');
  for (let time = 0; time < 12; time += 1) {
    const to = { startsAt: calls.inHours(900 + time), minutes: 30, place: null, link: null };
    expect((await calls.move(who, offered.id, { ...to, place: '本社' })).statusCode).toBe(200);
  }
  expect((await told(who)).length).toBe(10);
});
