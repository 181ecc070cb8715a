import { addDays } from '@engawa/contract/days/days';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remindOfOffers } from '../../src/features/offers/public.ts';
import { createRecruiter, type SignedIn, signIn } from '../../testing/database/factories.ts';
import { emailOf, templatesTo } from '../../testing/files/mails.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { afterOfferCalls } from '../../testing/talk/after-offer.ts';
import { applicationCalls } from '../../testing/talk/applications.ts';
import { messageCalls, threadOf } from '../../testing/talk/messages.ts';
import { inProgress, offerCalls, offerOnce, passUndoTime } from '../../testing/talk/offers.ts';

let api: TestApp;
let calls: ReturnType<typeof offerCalls>;
let applying: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = offerCalls(api);
  applying = applicationCalls(api);
});
afterAll(() => api.close());

const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const today = () => todayInJapan(api.clock.now());
const inDays = (days: number) => addDays(today(), days);
const standing = async (who: { headers: Record<string, string> }, id: string) => {
  const { applicant } = (await applying.show(who, id)).json();
  return [applicant.status, applicant.offer?.state ?? null];
};
const mails = async (who: SignedIn) => templatesTo(api, await emailOf(api, who));

describe('making an offer', () => {
  test('the posting and the application suggest the terms', async () => {
    const { who, id } = await inProgress(api);
    const { offer, suggested } = (await calls.suggest(who, id)).json();
    expect(offer).toBeNull();
    expect(suggested).toMatchObject({
      position: { jp: '法人営業', en: 'Corporate sales' },
      employmentType: 'full-time',
      conditions: ['graduation', 'residence-status'],
      replyBy: inDays(14),
    });
  });

  test('the student reads it after the undo time; undone, nothing is there and the form keeps it', async () => {
    const { who, student, id } = await inProgress(api);
    expect((await calls.make(who, id)).statusCode).toBe(200);
    expect((await calls.show(student, id)).statusCode).toBe(404);
    expect((await calls.document('student', student, id)).statusCode).toBe(404);
    await applying.undo(who, [id]);
    await passUndoTime(api);
    expect((await calls.show(student, id)).statusCode).toBe(404);
    expect((await calls.suggest(who, id)).json().suggested).toMatchObject({ salary: 300_000 });
    await calls.make(who, id, { salary: 310_000 });
    await passUndoTime(api);
    const { offer } = (await calls.show(student, id)).json();
    expect(offer).toMatchObject({ state: 'open', terms: { salary: 310_000 }, replyBy: inDays(14) });
    expect(await standing(who, id)).toEqual(['offered', 'open']);
    expect(await mails(student)).toContain('application-outcome');
  });

  test('both sides download the same document; a colleague of level 3 and others do not', async () => {
    const { who, student, id } = await offerOnce(api);
    const [theirs, mine] = [
      await calls.document('company', who, id),
      await calls.document('student', student, id),
    ];
    expect(mine.headers['content-type']).toBe('application/pdf');
    expect(mine.rawPayload.equals(theirs.rawPayload)).toBe(true);
    const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
    expect((await calls.suggest(interviewer, id)).statusCode).toBe(403);
    const other = await inProgress(api);
    expect((await calls.suggest(other.who, id)).statusCode).toBe(404);
    expect((await calls.show(other.student, id)).statusCode).toBe(404);
    expect((await calls.answer(other.student, id, 'accept')).statusCode).toBe(404);
    expect((await calls.withdraw(other.who, id)).statusCode).toBe(404);
  });

  test.each([
    [{ replyBy: '2020-01-01' }, 'offer_reply_past'],
    [{ startsOn: '2026-12-31', conditions: [] }, 'offer_before_graduation'],
    [{ salary: 100_000 }, 'offer_below_posting'],
    [{ salary: 100_000, payReason: { jp: '研修期間のため', en: null } }, 'offer_below_minimum'],
  ])('%o is refused before anything is sent', async (change, code) => {
    const { who, student, id } = await inProgress(api);
    expect(codeOf(await calls.preview(who, id, change))).toEqual([409, code]);
    expect(codeOf(await calls.make(who, id, change))).toEqual([409, code]);
    await passUndoTime(api);
    expect((await calls.show(student, id)).statusCode).toBe(404);
    expect(await standing(who, id)).toEqual(['in-progress', null]);
  });

  test('of two recruiters at once, one makes the offer', async () => {
    const { who, id } = await inProgress(api);
    const colleague = await createRecruiter(api, { companyId: who.companyId, level: 2 });
    const made = await Promise.all([calls.make(who, id), calls.make(colleague, id)]);
    expect(made.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(made.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('outcome_given');
  });
});

describe('the student’s answer', () => {
  test('accepting tells the company and opens the checklist, once', async () => {
    const { who, student, id } = await offerOnce(api);
    const threadId = await threadOf(api, who, student);
    const checklist = () => afterOfferCalls(api).show('student', student, threadId);
    expect((await checklist()).json().offer).toBeNull();
    const { offer } = (await calls.answer(student, id, 'accept')).json();
    expect(offer).toMatchObject({ state: 'accepted', decidedAt: api.clock.now().toISOString() });
    expect(codeOf(await calls.answer(student, id, 'accept'))).toEqual([409, 'offer_answered']);
    expect(await standing(who, id)).toEqual(['offered', 'accepted']);
    expect((await checklist()).json().offer).not.toBeNull();
    expect(await mails(who)).toContain('offer-accepted');
    const [application] = await applying.mine(student);
    expect(application.application.timeline.at(-1).kind).toBe('offer-accepted');
  });

  test('an open offer is on the student’s home page and in the calendar until it is answered', async () => {
    const { who, student, id } = await offerOnce(api);
    const read = async (url: string) =>
      (await api.app.inject({ url: `/v1/student/${url}`, headers: student.headers })).json();
    const company = { id: who.companyId };
    expect((await read('top/waiting')).jobOffers).toMatchObject([
      { id, company, replyBy: inDays(14) },
    ]);
    expect((await read('calendar')).entries).toContainEqual(
      expect.objectContaining({ kind: 'offer-reply', day: inDays(14), of: id }),
    );
    await calls.answer(student, id, 'accept');
    expect((await read('top/waiting')).jobOffers).toEqual([]);
  });

  test('declining ends the application; the company reads the reason and writes no more', async () => {
    const { who, student, id } = await offerOnce(api);
    const threadId = await threadOf(api, who, student);
    await calls.answer(student, id, 'decline', '進学することにしました。');
    expect(await standing(who, id)).toEqual(['withdrawn', 'declined']);
    expect((await calls.suggest(who, id)).json().offer).toMatchObject({
      state: 'declined',
      reason: '進学することにしました。',
    });
    expect(await mails(who)).toContain('offer-declined');
    const sent = await messageCalls(api).send('company', who, threadId);
    expect(codeOf(sent)).toEqual([409, 'thread_closed']);
  });

  test('after the last day accepting waits for the company, which gives more time', async () => {
    const { who, student, id } = await offerOnce(api);
    api.clock.advance(15 * 24 * 60 * 60);
    const [me, they] = [
      { ...student, ...(await signIn(api, student.accountId)) },
      { ...who, ...(await signIn(api, who.accountId)) },
    ];
    expect(codeOf(await calls.answer(me, id, 'accept'))).toEqual([409, 'offer_overdue']);
    const asked = await calls.moreTime(me, id, inDays(5), '家族と相談しています。');
    expect(asked.json().offer.moreTime).toMatchObject({ until: inDays(5) });
    expect(codeOf(await calls.extend(they, id, inDays(-3)))).toEqual([409, 'offer_later_only']);
    const extended = (await calls.extend(they, id, inDays(5))).json().offer;
    expect(extended).toMatchObject({ replyBy: inDays(5), moreTime: null });
    expect(await mails(student)).toContain('offer-extended');
    expect((await calls.answer(me, id, 'accept')).statusCode).toBe(200);
  });

  test('a plain offer without terms can be answered, too', async () => {
    const { who, student, id } = await inProgress(api);
    await applying.outcome(who, [id], 'offered');
    await passUndoTime(api);
    expect((await calls.show(student, id)).json().offer).toMatchObject({
      state: 'open',
      terms: null,
      replyBy: null,
    });
    expect((await calls.answer(student, id, 'accept')).statusCode).toBe(200);
    expect(await standing(who, id)).toEqual(['offered', 'accepted']);
  });

  test('the words of the student go with their account', async () => {
    const { student, id } = await offerOnce(api);
    await calls.moreTime(student, id, inDays(20), '家族と相談しています。');
    await calls.answer(student, id, 'decline', '進学することにしました。');
    const { pool } = api.services.databases;
    const url = '/v1/student/account';
    await api.app.inject({ method: 'DELETE', url, headers: student.headers });
    const { rows } = await pool.query(
      'select reason, more_text from job_offer where application_id = $1',
      [id],
    );
    expect(rows).toEqual([{ reason: null, more_text: null }]);
  });
});

describe('withdrawing an offer', () => {
  test('needs a reason, which the student and the operator read; no answer follows', async () => {
    const { who, student, id } = await offerOnce(api);
    expect((await calls.withdraw(who, id, ' ')).statusCode).toBe(422);
    expect((await calls.withdraw(who, id)).statusCode).toBe(200);
    expect((await calls.show(student, id)).json().offer).toMatchObject({
      state: 'withdrawn',
      reason: '業績の急激な悪化のため',
    });
    expect(codeOf(await calls.answer(student, id, 'accept'))).toEqual([409, 'offer_withdrawn']);
    expect(codeOf(await calls.withdraw(who, id))).toEqual([409, 'offer_withdrawn']);
    expect(await standing(who, id)).toEqual(['declined', 'withdrawn']);
    expect(await mails(student)).toContain('offer-withdrawn');
  });

  test('an answer and a withdrawal at once: one of them counts', async () => {
    const { who, student, id } = await offerOnce(api);
    const [answer, withdrawal] = await Promise.all([
      calls.answer(student, id, 'decline'),
      calls.withdraw(who, id),
    ]);
    expect([answer.statusCode, withdrawal.statusCode].toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });
});

test('the student is reminded 7, 3 and 1 days before the last day, and not once answered', async () => {
  const { student } = await offerOnce(api);
  const answered = await offerOnce(api);
  await calls.answer(answered.student, answered.id, 'accept');
  const remind = () =>
    remindOfOffers({
      commands: api.services.databases.commands,
      writer: api.services.server.outbox,
      origin: 'https://engawa.example',
      now: api.clock.now(),
    });
  const count = async (who: SignedIn) =>
    (await mails(who)).filter((template) => template === 'offer-reply-soon').length;
  const counts: number[] = [];
  for (let day = 0; day < 15; day += 1) {
    await remind();
    await remind();
    counts.push(await count(student));
    api.clock.advance(24 * 60 * 60);
  }
  expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3]);
  expect(await count(answered.student)).toBe(0);
});
