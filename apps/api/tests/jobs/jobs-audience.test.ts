import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createEmployer,
  createList,
  draftOne,
  type JobCalls,
  jobCalls,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import {
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
let calls: JobCalls;
let who: SignedInRecruiter;

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

const choice = 'Please choose one of the options.';
const db = () => api.services.databases.commands;

async function createNamed(name: object): Promise<SignedIn> {
  const student = await createStudent(api);
  await profileCalls(api, student).save('basic', { version: 0, ...filledSections.basic, ...name });
  return student;
}

const saveSettings = async (student: SignedIn, change: object) => {
  const settings = {
    version: 0,
    mailNotices: {
      connects: 'at_once',
      messages: 'at_once',
      applications: 'at_once',
      news: 'never',
    },
    language: 'ja',
    occupation: 'student',
    jobHuntingStatus: 'looking',
    blockedCompanyIds: [],
    ...change,
  };
  const reply = await new Browser(api).post('/v1/student/settings', settings, student.headers);
  if (reply.statusCode !== 200) throw new Error(reply.body);
};

const options = async (query: Record<string, string> = {}, by = who) =>
  (await calls.options(by, `?${new URLSearchParams(query).toString()}`)).json();
const found = async (query: Record<string, string>) =>
  (await options(query)).students.map((student: { id: string }) => student.id);

describe('options of an audience', () => {
  let thao: SignedIn;

  beforeAll(async () => {
    thao = await createNamed({
      firstName: 'Thảo My',
      lastName: 'Trần',
      firstNameKana: 'タオ ミー',
      lastNameKana: 'チャン',
    });
    const { education } = filledSections;
    await profileCalls(api, thao).save('education', { version: 0, ...education });
  });

  test('are the company’s save lists, with their sizes', async () => {
    const company = await createEmployer(api);
    const [first, second] = [
      await createList(api, company.companyId, '二次選考', thao, await createStudent(api)),
      await createList(api, company.companyId, '説明会'),
    ];
    await createList(api, who.companyId, '他社のリスト', thao);
    expect(await options({}, company)).toMatchObject({
      saveLists: [
        { id: first, name: '二次選考', students: 2 },
        { id: second, name: '説明会', students: 0 },
      ],
      students: [],
    });
  });

  test.each([
    'Thảo',
    'trần',
    'Trần Thảo',
    'thảo my trần',
    'Trần　Thảo My',
    'チャン',
    'ちゃん',
    'ﾁｬﾝ ﾀｵ',
    'タオミーチャン',
    'Ｔｈảｏ',
    'Tran Thao',
    'my tran',
  ])('find a student by %s', async (name) => {
    expect((await options({ name })).students).toEqual([
      { id: thao.accountId, name: 'Thảo My Trần', university: 'University of Tsukuba' },
    ]);
  });

  test.each(['Tranh', 'Tran Linh', '%', '_', "'", '\\'])('find nobody by %s', async (name) => {
    expect(await found({ name })).toEqual([]);
  });

  test('are at most twenty', async () => {
    for (let count = 0; count < 22; count += 1) {
      await createNamed({ firstName: `Same ${count}`, lastName: 'Twentyfold' });
    }
    expect(await options({ name: 'twentyfold' })).toMatchObject({ more: true });
    expect(await found({ name: 'twentyfold' })).toHaveLength(20);
    expect(await options({ name: 'twentyfold 21' })).toMatchObject({ more: false });
  });

  test('include students chosen before, by id', async () => {
    const other = await createStudent(api);
    const ids = [thao.accountId.toUpperCase(), 'x', '', crypto.randomUUID(), other.accountId];
    expect(new Set(await found({ ids: ids.join() }))).toEqual(
      new Set([thao.accountId, other.accountId]),
    );
    const both = await found({ ids: thao.accountId, name: 'Thảo My Trần' });
    expect(both).toEqual([thao.accountId]);
  });

  test('leave out students not looking unless chosen before, and always those who blocked the company', async () => {
    const resting = await createNamed({ firstName: 'Resting', lastName: 'Hidden' });
    const blocking = await createNamed({ firstName: 'Blocking', lastName: 'Hidden' });
    const stopped = await createNamed({ firstName: 'Stopped', lastName: 'Hidden' });
    await saveSettings(resting, { jobHuntingStatus: 'not-looking' });
    await saveSettings(blocking, { blockedCompanyIds: [who.companyId] });
    await db()
      .updateTable('account')
      .set({ closed_at: api.clock.now() })
      .where('id', '=', stopped.accountId)
      .execute();
    expect(await found({ name: 'hidden' })).toEqual([]);
    const ids = [resting, blocking, stopped].map(({ accountId }) => accountId).join();
    // An id alone reveals no name; the company's own list does, without live data.
    expect(await found({ ids })).toEqual([]);
    await createList(api, who.companyId, '以前の候補', resting);
    expect((await options({ ids })).students).toMatchObject([
      { id: resting.accountId, university: null },
    ]);
    const another = await createEmployer(api);
    expect((await options({ name: 'hidden' }, another)).students).toMatchObject([
      { id: blocking.accountId },
    ]);
  });
});

describe('an audience', () => {
  test('has lists and students; a foreign list is refused, an unnameable student left out', async () => {
    const [list, foreign] = [
      await createList(api, who.companyId, '三次選考'),
      await createList(api, (await createEmployer(api)).companyId, '他社'),
    ];
    const student = await createStudent(api);
    const blocking = await createStudent(api);
    await saveSettings(blocking, { blockedCompanyIds: [who.companyId] });
    const id = await draftOne(calls, who);
    // A refusal would reveal that the student has blocked the company.
    const studentIds = [student.accountId, blocking.accountId, who.accountId, crypto.randomUUID()];
    const refused = await calls.limit(who, id, { saveListIds: [list, foreign], studentIds });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { 'audience.saveListIds.1': choice },
    ]);
    const { recruitmentStatus, audience } = (await calls.show(who, id)).json().job;
    expect([recruitmentStatus, audience.saveListIds]).toEqual([3, []]);
    const chosen = { saveListIds: [list.toUpperCase()], studentIds };
    expect((await calls.limit(who, id, chosen)).statusCode).toBe(200);
    expect((await calls.show(who, id)).json().job.audience).toEqual({
      connected: false,
      saveListIds: [list],
      studentIds: [student.accountId],
    });
  });

  test('no longer names a student who has blocked the company since', async () => {
    const student = await createStudent(api);
    const id = await releaseOne(calls, who);
    await calls.limit(who, id, { connected: true, studentIds: [student.accountId] });
    await saveSettings(student, { blockedCompanyIds: [who.companyId] });
    expect((await calls.show(who, id)).json().job.audience.studentIds).toEqual([]);
  });
});
