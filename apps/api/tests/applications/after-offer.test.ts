import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPersonalData } from '../../src/people/all-personal-data.ts';
import { createRecruiter, type SignedIn } from '../../testing/database/factories.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { afterOfferCalls, makeOffer } from '../../testing/talk/after-offer.ts';
import { applyOnce } from '../../testing/talk/applications.ts';
import { threadOf } from '../../testing/talk/messages.ts';

let api: TestApp;
let calls: ReturnType<typeof afterOfferCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = afterOfferCalls(api);
});
afterAll(() => api.close());

const rows = async (text: string, values: unknown[]) =>
  (await api.services.databases.pool.query(text, values)).rows;
const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const notified = async ({ accountId }: SignedIn) =>
  (await rows('select kind from notification where account_id = $1', [accountId]))
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'studentSharedStay');
const signals = async ({ headers }: SignedIn) =>
  (await api.app.inject({ url: '/v1/company/signals/poll?after=0', headers })).json().signals;
const stepsDone = (reply: { json(): { shared: { ticks: { step: string }[] } } }) =>
  reply.json().shared.ticks.map(({ step }) => step);

const nothing = { offer: null, shared: null };

describe('before the student shares', () => {
  test('the plan is empty without an offer', async () => {
    const { who, student } = await applyOnce(api);
    const threadId = await threadOf(api, who, student);
    expect((await calls.show('company', who, threadId)).json()).toMatchObject(nothing);
    expect((await calls.show('student', student, threadId)).json()).toMatchObject(nothing);
    expect(codeOf(await calls.share(student, threadId))).toEqual([409, 'no_offer']);
  });

  test('the student sees what would be shared; the company sees only that there is an offer', async () => {
    const { who, student, threadId } = await makeOffer(api);
    const offeredOn = todayInJapan(api.clock.now());
    const offer = { job: { jp: '法人営業', en: 'Corporate sales' }, offeredOn };
    expect((await calls.show('student', student, threadId)).json()).toMatchObject({
      offer,
      own: {
        status: 'designated-activities',
        designation: 'continued-job-hunting',
        expiresOn: '2028-03-31',
        graduation: '2027-03',
        startsIn: '2027-04',
      },
      shared: null,
    });
    const seen = await calls.show('company', who, threadId);
    expect(seen.json()).toMatchObject({ offer, shared: null });
    expect(seen.body).not.toMatch(/2028-03-31|continued-job-hunting/);
    expect(codeOf(await calls.tick('company', who, threadId, 'employment-terms'))).toEqual([
      409,
      'not_shared',
    ]);
  });

  test('the student ticks in private; the company sees the ticks once they are shared', async () => {
    const { who, student, threadId } = await makeOffer(api);
    const before = await signals(who);
    const ticked = await calls.tick('student', student, threadId, 'own-papers');
    expect(ticked.json()).toMatchObject({ shared: null, ticks: [{ step: 'own-papers' }] });
    expect(await signals(who)).toEqual(before);
    expect((await calls.show('company', who, threadId)).json().shared).toBe(null);
    expect(codeOf(await calls.tick('company', who, threadId, 'employment-terms'))).toEqual([
      409,
      'not_shared',
    ]);
    await calls.share(student, threadId);
    expect(stepsDone(await calls.show('company', who, threadId))).toEqual(['own-papers']);
    expect(await notified(who)).toEqual(['studentSharedStay']);
    await calls.tick('company', who, threadId, 'employment-terms');
    const alone = (await calls.unshare(student, threadId)).json();
    expect(alone).toMatchObject({ shared: null, ticks: [{ step: 'own-papers' }] });
    expect(alone.ticks).toHaveLength(1);
  });

  test('nothing can be shared without a residence status', async () => {
    const { student, threadId } = await makeOffer(api);
    await rows(
      'update student_residence set status = null, designation = null where student_id = $1',
      [student.accountId],
    );
    expect(codeOf(await calls.share(student, threadId))).toEqual([409, 'status_missing']);
  });
});

describe('once it is shared', () => {
  test('both see the same; the company is notified once, and sees the shared data, not later changes', async () => {
    const { who, student, threadId } = await makeOffer(api);
    const shared = (await calls.share(student, threadId)).json();
    expect(shared.shared).toMatchObject({
      stay: { expiresOn: '2028-03-31', graduation: '2027-03', startsIn: '2027-04' },
      sharedOn: todayInJapan(api.clock.now()),
      ticks: [],
    });
    expect((await calls.show('company', who, threadId)).json().shared).toEqual(shared.shared);
    await rows(`update student_residence set expires_on = '2029-01-31' where student_id = $1`, [
      student.accountId,
    ]);
    const [mine, theirs] = [
      (await calls.show('student', student, threadId)).json(),
      (await calls.show('company', who, threadId)).json(),
    ];
    expect(mine.own.expiresOn).toBe('2029-01-31');
    expect(theirs.shared.stay.expiresOn).toBe('2028-03-31');
    await calls.share(student, threadId, '2027-10');
    expect((await calls.show('company', who, threadId)).json().shared.stay).toMatchObject({
      expiresOn: '2029-01-31',
      startsIn: '2027-10',
    });
    expect(await notified(who)).toEqual(['studentSharedStay']);
  });

  test('each side ticks and unticks its own steps; the other sees who and when', async () => {
    const { who, student, threadId } = await makeOffer(api);
    await calls.share(student, threadId);
    await calls.tick('student', student, threadId, 'own-papers');
    // The university's document is a step of the student.
    await calls.tick('student', student, threadId, 'expected-graduation');
    const ticked = await calls.tick('company', who, threadId, 'employment-terms');
    expect(stepsDone(ticked).toSorted()).toEqual([
      'employment-terms',
      'expected-graduation',
      'own-papers',
    ]);
    const { ticks } = (await calls.show('student', student, threadId)).json().shared;
    expect(ticks).toContainEqual({
      step: 'employment-terms',
      at: api.clock.now().toISOString(),
      by: expect.any(String),
    });
    expect(codeOf(await calls.tick('company', who, threadId, 'own-papers', false))).toEqual([
      409,
      'step_of_others',
    ]);
    expect(codeOf(await calls.tick('student', student, threadId, 'statutory-report'))).toEqual([
      409,
      'step_of_others',
    ]);
    // This step is only for applicants abroad, so this student does not have it.
    expect(codeOf(await calls.tick('student', student, threadId, 'visa-application'))).toEqual([
      409,
      'not_shared',
    ]);
    await calls.tick('student', student, threadId, 'own-papers', false);
    const left = await calls.tick('company', who, threadId, 'employment-terms', false);
    expect(stepsDone(left)).toEqual(['expected-graduation']);
    expect(stepsDone(await calls.share(student, threadId, '2027-10'))).toEqual([
      'expected-graduation',
    ]);
  });

  test('after unsharing the company sees nothing, and ticks are deleted', async () => {
    const { who, student, threadId } = await makeOffer(api);
    await calls.share(student, threadId);
    await calls.tick('company', who, threadId, 'employment-terms');
    expect((await calls.unshare(student, threadId)).json().shared).toBe(null);
    expect((await calls.show('company', who, threadId)).json().shared).toBe(null);
    expect(stepsDone(await calls.share(student, threadId))).toEqual([]);
  });

  test('interviewers see nothing of it', async () => {
    const { who, student, threadId } = await makeOffer(api);
    await calls.share(student, threadId);
    const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
    expect((await calls.show('company', interviewer, threadId)).statusCode).toBe(403);
    expect(
      (await calls.tick('company', interviewer, threadId, 'employment-terms')).statusCode,
    ).toBe(403);
  });

  test('a blocked company sees nothing of it; the student can still unshare', async () => {
    const { who, student, threadId } = await makeOffer(api);
    await calls.share(student, threadId);
    await block(api, student, who.companyId);
    expect((await calls.show('company', who, threadId)).json()).toMatchObject(nothing);
    expect(codeOf(await calls.tick('company', who, threadId, 'employment-terms'))).toEqual([
      409,
      'thread_closed',
    ]);
    expect((await calls.show('student', student, threadId)).json().shared).not.toBe(null);
    expect((await calls.unshare(student, threadId)).json()).toMatchObject(nothing);
  });
});

test('it is in the student’s archive, and is deleted with the student', async () => {
  const { student, threadId } = await makeOffer(api);
  await calls.share(student, threadId, '2027-10');
  await calls.tick('student', student, threadId, 'own-papers');
  const held = allPersonalData.find(({ tables }) => 'offer_plan' in tables);
  const shown = await held?.show?.({
    db: api.services.databases.reads,
    student: { id: student.accountId, email: '' },
    now: api.clock.now(),
    language: 'ja',
    describeIdentity: undefined,
  });
  expect(shown).toMatchObject({
    sharedAfterOffer: [
      { status: 'designated-activities', startsIn: '2027-10', ticks: [{ step: 'own-papers' }] },
    ],
  });
  const left = await api.app.inject({
    method: 'DELETE',
    url: '/v1/student/account',
    headers: student.headers,
  });
  expect(left.statusCode).toBe(200);
  expect(await rows('select 1 from offer_plan where thread_id = $1', [threadId])).toEqual([]);
  expect(await rows('select 1 from offer_tick where thread_id = $1', [threadId])).toEqual([]);
});

test('the latest of several offers counts', async () => {
  const { who, student, threadId } = await makeOffer(api);
  const earlier = new Date(api.clock.now().getTime() - 30 * 24 * 3_600_000);
  await rows('update application set status_at = $2 where student_id = $1', [
    student.accountId,
    earlier,
  ]);
  const offeredOn = async () =>
    (await calls.show('student', student, threadId)).json().offer.offeredOn;
  expect(await offeredOn()).toBe(todayInJapan(earlier));
  const { jobId } = await applyOnce(api, { who });
  await makeOffer(api, { who, student, jobId });
  expect(await offeredOn()).toBe(todayInJapan(api.clock.now()));
});
