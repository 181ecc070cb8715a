import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { createProgramme, raffle, scholarshipCalls } from '../../testing/people/scholarship.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin } from '../../testing/server/desk.ts';

let api: TestApp;
let calls: ReturnType<typeof scholarshipCalls>;
let student: SignedIn;
let programmeId: string;

beforeAll(async () => {
  api = await startTestApp();
  calls = scholarshipCalls(api);
  programmeId = await createProgramme(api);
  student = await createStudent(api);
});
afterAll(() => api.close());

interface Programme {
  id: string;
  isOpen: boolean;
  deadline: string;
  categories: { id: string }[];
}

const programmes = async (who = student): Promise<Programme[]> =>
  (await calls.list(who)).json().programmes;

describe('refused beside the field', () => {
  test.each<[string, object, string]>([
    ['no title', { title: null }, 'title'],
    ['a blank title', { title: '  ' }, 'title'],
    ['a title of two lines', { title: 'a\nb' }, 'title'],
    ['a long title', { title: 'あ'.repeat(101) }, 'title'],
    ['no text', { writeup: null }, 'writeup'],
    ['a blank text', { writeup: ' \n ' }, 'writeup'],
    ['a long text', { writeup: '水'.repeat(1001) }, 'writeup'],
    ['a text with controls', { writeup: 'a\u0007b' }, 'writeup'],
    ['a category nobody knows', { category: 'music' }, 'category'],
    ['a raffle with a title', { ...raffle, title: 'x' }, 'title'],
    ['a raffle with files', { ...raffle, fileIds: [crypto.randomUUID()] }, 'fileIds'],
    [
      'too many files',
      { fileIds: Array.from({ length: 6 }, () => crypto.randomUUID()) },
      'fileIds',
    ],
    ['a file that is no id', { fileIds: ['x'] }, 'fileIds.0'],
    ['something unknown', { winner: true }, 'winner'],
  ])('%s', async (_what, change, field) => {
    const before = await countRows(api, 'scholarship_entry');
    const reply = await calls.add(student, programmeId, change);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await countRows(api, 'scholarship_entry')).toBe(before);
  });

  test('a category that the programme does not offer', async () => {
    const who = await createStudent(api);
    const without = await createProgramme(api, { raffle: false });
    const reply = await calls.add(who, without, raffle);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual({ category: 'Please choose one of the options.' });
    const { id } = (await calls.add(who, without)).json().entry;
    expect((await calls.save(who, id, 1, raffle)).json().fields).toHaveProperty('category');
  });
});

describe('the period', () => {
  const closed = [409, 'scholarship_closed'];
  const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof calls.remove>>) => [
    statusCode,
    json().code,
  ];

  test('refuses entries before it opens, then accepts them', async () => {
    const who = await createStudent(api);
    const later = await createProgramme(api, { opensIn: 1 });
    expect(outcome(await calls.add(who, later))).toEqual(closed);
    api.clock.advance(60);
    expect((await calls.add(who, later)).statusCode).toBe(200);
  });

  test('includes the minute of the deadline; later changes are refused', async () => {
    const who = await createStudent(api);
    const ending = await createProgramme(api, { closesIn: 1 });
    const { id } = (await calls.add(who, ending)).json().entry;
    api.clock.advance(60 + 59.999);
    expect((await calls.save(who, id, 1)).statusCode).toBe(200);
    const open = (await programmes(who)).find((one) => one.id === ending);
    expect(open?.isOpen).toBe(true);
    api.clock.advance(0.001);
    expect(outcome(await calls.save(who, id, 2))).toEqual(closed);
    expect(outcome(await calls.remove(who, id))).toEqual(closed);
    expect(outcome(await calls.add(who, ending, { category: 'self-starter' }))).toEqual(closed);
    const over = (await programmes(who)).find((one) => one.id === ending);
    expect(over).toMatchObject({ isOpen: false, entries: [{ id, version: 2 }] });
  });
});

describe('the operator', () => {
  const operator = (...words: string[]) => admin(api, ...words);

  test('switches the raffle on and off; entries stay and can be withdrawn', async () => {
    const id = await createProgramme(api, { raffle: false });
    const who = await createStudent(api);
    expect(await operator('scholarship-raffle', 'on', id)).toBe('The raffle is on.');
    const { entry } = (await calls.add(who, id, raffle)).json();
    expect(await operator('scholarship-raffle', 'off', id)).toBe('The raffle is off.');
    const shown = (await programmes(who)).find((one) => one.id === id);
    expect(shown).toMatchObject({ entries: [{ id: entry.id }] });
    expect(shown?.categories).toHaveLength(3);
    expect((await calls.save(who, entry.id, 1, raffle)).statusCode).toBe(200);
    expect((await calls.remove(who, entry.id)).statusCode).toBe(200);
    expect((await calls.add(who, id, raffle)).statusCode).toBe(422);
  });

  test('adds a programme for whole days in Japan, and lists it', async () => {
    const words = ['2030-04-01', '2030-04-30', '留学生奨学金 2030', 'Scholarship 2030'];
    const added = await operator('scholarship-add', ...words);
    const id = /^Added (\S+); its raffle is off/.exec(added)?.[1] ?? '';
    expect((await programmes()).find((one) => one.id === id)).toMatchObject({
      opensAt: '2030-03-31T15:00:00.000Z',
      deadline: '2030-04-30T14:59:00.000Z',
      isOpen: false,
    });
    const line = `${id} Scholarship 2030 (closed, deadline 2030-04-30T14:59:00.000Z, raffle off)`;
    expect(await operator('scholarship-programmes')).toContain(line);
  });

  test.each([
    ['scholarship-raffle'],
    ['scholarship-raffle', 'on'],
    ['scholarship-raffle', 'maybe', crypto.randomUUID()],
    ['scholarship-add'],
    ['scholarship-add', '2030-04-30', '2030-04-01', 'x', 'x'],
    ['scholarship-add', '2030-13-01', '2030-13-02', 'x', 'x'],
    ['scholarship-add', 'today', 'tomorrow', 'x', 'x'],
    ['scholarship-add', '2030-04-01', '2030-04-30', 'x'],
  ])('gets the correct usage instead of %j', async (name, ...words) => {
    expect(await operator(name, ...words)).toMatch(/Expected: |before the first/);
  });

  test('gets a message for an unknown programme', async () => {
    const answer = await operator('scholarship-raffle', 'on', crypto.randomUUID());
    expect(answer).toBe('There is no such programme.');
  });
});
