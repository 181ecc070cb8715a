import { saveListLimits } from '@engawa/contract/save-lists/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventCalls, nobody, saveOne } from '../../testing/contents/events.ts';
import {
  createRecruiter,
  createStudent,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { readCsv } from '../../testing/files/csv.ts';
import { saveListCalls } from '../../testing/finding/save-lists.ts';
import { fillProfile } from '../../testing/people/profile.ts';
import { block } from '../../testing/people/settings.ts';
import { teamCalls } from '../../testing/people/team.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectThem } from '../../testing/talk/connect.ts';

let api: TestApp;
let calls: ReturnType<typeof saveListCalls>;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  calls = saveListCalls(api);
  who = await createRecruiter(api, { name: '田中 美咲' });
});
afterAll(() => api.close());

const query = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);
const stopLooking = (studentId: string) =>
  query(
    `insert into student_settings values ($1, 1, 'never', 'never', 'never', 'never', 'ja', 'student', 'not-looking')
     on conflict (student_id) do update set job_hunting = 'not-looking'`,
    [studentId],
  );
const idsOf = (people: { studentId: string }[]) => people.map(({ studentId }) => studentId);

describe('lists', () => {
  test('are created, renamed and deleted; a name is unique', async () => {
    const id = await calls.make(who, '春の候補');
    expect((await calls.saveList(who, { name: '春の候補' })).json().code).toBe('save_list_exists');
    expect((await calls.saveList(who, { id, name: '夏の候補' })).statusCode).toBe(200);
    expect(await calls.lists(who)).toMatchObject([
      { id, name: '夏の候補', students: 0, shows: [] },
    ]);
    expect((await calls.deleteList(who, { id })).json().saveList).toEqual([]);
    expect((await calls.show(who, id)).statusCode).toBe(404);
  });

  test('are limited, which the error states with the number', async () => {
    const owner = await createRecruiter(api);
    await query(
      `insert into save_list (company_id, name) select $1, n from generate_series(1, $2) as n`,
      [owner.companyId, saveListLimits.lists],
    );
    const refused = await calls.saveList(owner, { name: 'one more' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'save_lists_used_up' },
    ]);
    expect(refused.json().message).toContain(String(saveListLimits.lists));
  });

  test('are not for interviewers', async () => {
    const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
    expect((await calls.show(interviewer, crypto.randomUUID())).json().code).toBe('wrong_level');
  });
});

test('students are saved once, noted, moved with their notes and removed', async () => {
  const [first, second] = [await calls.make(who, 'A'), await calls.make(who, 'B')];
  const [one, two] = [(await createStudent(api)).accountId, (await createStudent(api)).accountId];
  const students = [{ id: one, note: '設計の話が面白い' }, { id: two }];
  expect((await calls.save(who, { listId: first, students })).json().added).toEqual([one, two]);
  expect((await calls.save(who, { listId: first, students: [{ id: one }] })).json().added).toEqual(
    [],
  );
  await calls.note(who, { listId: first, studentId: two, note: '来週連絡する' });
  expect(await calls.people(who, first)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ studentId: one, note: '設計の話が面白い', savedBy: '田中 美咲' }),
      expect.objectContaining({
        studentId: two,
        note: '来週連絡する',
        connect: 'none',
        open: true,
      }),
    ]),
  );
  await calls.save(who, { listId: second, students: [{ id: two, note: 'ここにもいる' }] });
  const moved = await calls.move(who, { fromId: first, toId: second, studentIds: [one, two] });
  expect(moved.json()).toMatchObject({ moved: [one], stayed: [two] });
  const lists = (await calls.listsOf(who, one)).json().saveList;
  expect(
    lists.map(({ name, saved, note }: { name: string; saved: boolean; note: string }) => [
      name,
      saved,
      note,
    ]),
  ).toEqual([
    ['A', false, null],
    ['B', true, '設計の話が面白い'],
  ]);
  const removed = await calls.remove(who, { listId: second, studentIds: [one, two] });
  expect(removed.json().removed).toHaveLength(2);
  // The removed rows are the input for undoing.
  const { removed: taken } = removed.json();
  await calls.save(who, { listId: second, students: taken });
  const back = await calls.people(who, second);
  expect(back.map(({ note }: { note: string }) => note).toSorted()).toEqual([
    'ここにもいる',
    '設計の話が面白い',
  ]);
});

test('a list has a maximum size', async () => {
  const listId = await calls.make(who, 'full');
  const ids = await Promise.all(
    Array.from({ length: 2 }, async () => (await createStudent(api)).accountId),
  );
  await query(
    `insert into account (id, kind) select gen_random_uuid(), 'student' from generate_series(1, $1)`,
    [saveListLimits.students - 1],
  );
  await query(
    `insert into saved_student (list_id, student_id)
     select $1, id from account where kind = 'student' and not id = any($2) limit $3`,
    [listId, ids, saveListLimits.students - 1],
  );
  const students = ids.map((id) => ({ id }));
  expect((await calls.save(who, { listId, students })).json().code).toBe('save_list_full');
  expect((await calls.save(who, { listId, students: students.slice(1) })).statusCode).toBe(200);
});

test('a student no longer looking stays as a name; a blocking or erased one is removed', async () => {
  const listId = await calls.make(who, 'changing');
  const people = await Promise.all(Array.from({ length: 4 }, () => createStudent(api)));
  const [quiet, blocking, leaving, staying] = people;
  if (!quiet || !blocking || !leaving || !staying) throw new Error('four were made');
  await calls.save(who, { listId, students: people.map(({ accountId }) => ({ id: accountId })) });
  await fillProfile(api, quiet);
  const ofQuiet = async () =>
    (await calls.people(who, listId)).find(
      ({ studentId }: { studentId: string }) => studentId === quiet.accountId,
    );
  expect(await ofQuiet()).toMatchObject({ open: true, university: expect.any(String) });
  await stopLooking(quiet.accountId);
  await block(api, blocking, who.companyId);
  await api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers: leaving.headers });
  const shown = await calls.people(who, listId);
  expect(idsOf(shown).toSorted()).toEqual([quiet.accountId, staying.accountId].toSorted());
  expect((await calls.show(who, listId)).json().saveDetail.students).toBe(2);
  expect(await ofQuiet()).toMatchObject({
    open: false,
    university: null,
    graduation: null,
    pictureUrl: null,
  });
  // No new student is saved, and the response is the same for all who cannot be read.
  const other = await calls.make(who, 'other');
  for (const { accountId } of [quiet, blocking, leaving]) {
    const refused = await calls.save(who, { listId: other, students: [{ id: accountId }] });
    expect(refused.statusCode).toBe(404);
  }
});

test('a list used as audience is deleted only after showing the contents', async () => {
  const events = eventCalls(api);
  const listId = await calls.make(who, '招待');
  const student = await createStudent(api);
  await calls.save(who, { listId, students: [{ id: student.accountId }] });
  const audience = { ...nobody, saveListIds: [listId] };
  const eventId = await saveOne(events, who, { status: 'limited', audience });
  const sees = async () =>
    (await api.app.inject({ url: `/v1/student/event/${eventId}`, headers: student.headers }))
      .statusCode;
  expect(await sees()).toBe(200);
  const list = (await calls.lists(who)).find(({ id }: { id: string }) => id === listId);
  expect(list.shows).toMatchObject([{ id: eventId, kind: 'event', limited: true }]);
  expect((await calls.deleteList(who, { id: listId })).json().code).toBe('save_list_in_use');
  expect((await calls.deleteList(who, { id: listId, told: [eventId] })).statusCode).toBe(200);
  expect(await sees()).toBe(404);
});

test('the CSV has connected students, without formulas', async () => {
  const listId = await calls.make(who, 'csv');
  const [connected, stranger] = [await createStudent(api), await createStudent(api)];
  await connectThem(api, connected, who);
  const students = [
    { id: connected.accountId, note: '=1+1' },
    { id: stranger.accountId, note: 'secret' },
  ];
  await calls.save(who, { listId, students });
  const file = await calls.csv(who, listId);
  expect(file.body.startsWith('\ufeff')).toBe(true);
  const [header, ...rows] = readCsv(file.body);
  expect(header).toContain('Note');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain("'=1+1");
});

test('pages have no gaps, and the list is searched by name', async () => {
  const listId = await calls.make(who, 'paged');
  const ids = await Promise.all(
    Array.from(
      { length: saveListLimits.perPage + 2 },
      async () => (await createStudent(api)).accountId,
    ),
  );
  await calls.save(who, { listId, students: ids.map((id) => ({ id })) });
  const first = (await calls.show(who, listId)).json();
  const rest = (await calls.show(who, listId, `?cursor=${first.nextCursor}`)).json();
  const all = [...idsOf(first.saveDetail.people), ...idsOf(rest.saveDetail.people)];
  expect(all.toSorted()).toEqual(ids.toSorted());
  expect(rest.nextCursor).toBeNull();
  await query(`update student set last_name = 'Quillfeather' where id = $1`, [ids[0]]);
  expect(idsOf(await calls.people(who, listId, '?word=quill'))).toEqual([ids[0]]);
});

test('the recruiter who saved a student is named even after leaving', async () => {
  const colleague = await createRecruiter(api, {
    companyId: who.companyId,
    level: 2,
    name: '後藤 蓮',
  });
  const listId = await calls.make(colleague, '引き継ぎ');
  const student = await createStudent(api);
  await calls.save(colleague, { listId, students: [{ id: student.accountId }] });
  expect((await teamCalls(api).remove(who, colleague.accountId)).statusCode).toBe(200);
  expect(await calls.people(who, listId)).toMatchObject([{ savedBy: '後藤 蓮' }]);
});
