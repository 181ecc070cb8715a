import { minuteInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  saveOne,
} from '../../../testing/contents/events.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../../testing/database/factories.ts';
import { readCsv } from '../../../testing/files/csv.ts';
import { filledSections } from '../../../testing/people/filled-sections.ts';
import { createFullStudent } from '../../../testing/people/full-student.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';

let api: TestApp;
let calls: EventCalls;
let who: SignedInRecruiter;
let id: string;
let people: SignedIn[];

const setName = (one: SignedIn, first_name: string, last_name: string) =>
  api.services.databases.commands
    .updateTable('student')
    .set({ first_name, last_name })
    .where('id', '=', one.accountId)
    .execute();

/** The first applicant has a full profile; the third waits, the fourth cancelled. */
beforeAll(async () => {
  api = await startTestApp();
  calls = eventCalls(api);
  who = await createRecruiter(api);
  id = await saveOne(
    calls,
    who,
    eventWith(api, { jp: { title: '説明会：東京/大阪 "秋"' }, common: { capacity: 2 } }),
  );
  people = [
    await createFullStudent(api),
    ...(await Promise.all([1, 2, 3].map(() => createStudent(api)))),
  ];
  for (const one of people) await calls.apply(one, id);
  await calls.cancel(people[3] as SignedIn, id);
  await setName(people[1] as SignedIn, '=cmd|calc!A1', '');
  await setName(people[2] as SignedIn, '＝1+1', 'O"Hara, Jr.');
});
afterAll(() => api.close());

const { basic } = filledSections;
const { university } = filledSections.education;

describe('applicants', () => {
  test('are listed as participants, waiting, cancelled', async () => {
    const { event, applyList } = (await calls.applicants(who, id)).json();
    expect(event).toMatchObject({ id, capacity: 2, going: 2, waiting: 1 });
    expect(
      applyList.map((one: { studentId: string; state: string; waitingPlace: number | null }) => [
        one.studentId,
        one.state,
        one.waitingPlace,
      ]),
    ).toEqual([
      [people[0]?.accountId, 'going', null],
      [people[1]?.accountId, 'going', null],
      [people[2]?.accountId, 'waiting', 1],
      [people[3]?.accountId, 'cancelled', null],
    ]);
  });

  test('have the fields a company may know, and no contact data', async () => {
    const reply = await calls.applicants(who, id);
    const [first, second] = reply.json().applyList;
    expect(first).toEqual({
      studentId: people[0]?.accountId,
      name: `${basic.lastName} ${basic.firstName}`,
      nameKana: `${basic.lastNameKana} ${basic.firstNameKana}`,
      // In the reader's language, as in documents.
      university: 'University of Tsukuba',
      graduation: university.graduation,
      pictureUrl: expect.stringMatching(/^\/v1\//),
      state: 'going',
      waitingPlace: null,
      appliedAt: api.clock.now().toISOString(),
    });
    expect(second).toMatchObject({ nameKana: null, university: null, pictureUrl: null });
    for (const body of [reply.body, (await calls.csv(who, id)).body]) {
      expect(body).not.toContain('@');
      expect(body).not.toContain('9012345678');
    }
  });

  test('of an event without applications are empty', async () => {
    const empty = await saveOne(calls, who);
    expect((await calls.applicants(who, empty)).json().applyList).toEqual([]);
    expect(readCsv((await calls.csv(who, empty)).body)).toHaveLength(1);
  });
});

describe('the CSV', () => {
  test('has the same rows in Japanese, in Japan’s time, without formulas', async () => {
    const reply = await eventCalls(api, 'ja').csv(who, id);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const appliedAt = minuteInJapan(api.clock.now()).replace('T', ' ');
    const [head, first, ...others] = readCsv(reply.body);
    expect(head).toEqual([
      '状況',
      'キャンセル待ちの順番',
      '氏名',
      '氏名（カナ）',
      '学校',
      '卒業年月',
      '申込日時（日本時間）',
    ]);
    expect(first).toEqual([
      '参加予定',
      '',
      `${basic.lastName} ${basic.firstName}`,
      `${basic.lastNameKana} ${basic.firstNameKana}`,
      university.name,
      university.graduation,
      appliedAt,
    ]);
    expect(others.map((row) => row.slice(0, 3))).toEqual([
      ['参加予定', '', `'=cmd|calc!A1`],
      ['キャンセル待ち', '1', `'＝1+1 O"Hara, Jr.`],
      ['キャンセル済み', '', expect.any(String)],
    ]);
  });

  test('has English words in English', async () => {
    const [head, first] = readCsv((await calls.csv(who, id)).body);
    expect(head?.[0]).toBe('Status');
    expect(first?.[0]).toBe('Going');
  });

  test('is named after the title, with characters valid for file systems', async () => {
    const disposition = (await eventCalls(api, 'ja').csv(who, id)).headers['content-disposition'];
    const day = minuteInJapan(api.clock.now()).slice(0, 10).replaceAll('-', '');
    expect(decodeURIComponent(String(disposition).split("''")[1] ?? '')).toBe(
      `説明会_東京_大阪_秋_申込者_${day}.csv`,
    );
  });

  test('has a maximum length', async () => {
    const busy = await createRecruiter(api, { companyId: who.companyId });
    const replies = [];
    for (let at = 0; at < 31; at += 1) replies.push((await calls.csv(busy, id)).statusCode);
    expect(replies.filter((status) => status === 429)).toHaveLength(1);
  });
});
