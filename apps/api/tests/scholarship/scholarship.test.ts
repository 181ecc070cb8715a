import { scholarshipDeadline2025 } from '@engawa/contract/reference/scholarship';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { createProgramme, raffle, scholarshipCalls } from '../../testing/people/scholarship.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

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
  categories: { id: string; winners: number; prizeYen: number; winnersPerRound?: number[] }[];
  entries: { id: string; category: string; version: number }[];
}

const programmes = async (who = student): Promise<Programme[]> =>
  (await calls.list(who)).json().programmes;
const entriesOf = async (who: SignedIn) =>
  (await programmes(who)).find(({ id }) => id === programmeId)?.entries ?? [];

describe('the programmes', () => {
  test('of 2025 is shown to everybody, closed and without its raffle', async () => {
    const past = (await programmes()).at(-1);
    expect(past).toMatchObject({ isOpen: false, deadline: scholarshipDeadline2025, entries: [] });
    expect(past?.categories).toEqual([
      { id: 'research', winners: 5, prizeYen: 100_000 },
      { id: 'extracurriculars', winners: 10, prizeYen: 100_000 },
      { id: 'self-starter', winners: 5, prizeYen: 100_000 },
    ]);
  });

  test('come newest first, with the raffle if switched on', async () => {
    const [newest] = await programmes();
    expect(newest).toMatchObject({ id: programmeId, isOpen: true });
    expect(newest?.categories.at(-1)).toEqual({
      id: 'raffle',
      winners: 200,
      prizeYen: 10_000,
      winnersPerRound: [50, 50, 100],
    });
  });
});

describe('an entry', () => {
  test('is sent, shown, changed and withdrawn', async () => {
    const who = await createStudent(api);
    const added = await calls.add(who, programmeId, { title: ' Clean water ' });
    expect(added.json()).toMatchObject({
      message: 'Sent.',
      entry: { version: 1, category: 'research', title: 'Clean water', files: [] },
    });
    const { entry } = added.json();
    expect(await entriesOf(who)).toEqual([entry]);
    api.clock.advance(1);
    const saved = await calls.save(who, entry.id, 1, {
      category: 'self-starter',
      writeup: 'Mine.',
    });
    expect(saved.json()).toMatchObject({
      message: 'Updated.',
      entry: { id: entry.id, version: 2, category: 'self-starter', writeup: 'Mine.' },
    });
    expect(saved.json().entry.updatedAt > entry.updatedAt).toBe(true);
    expect((await calls.remove(who, entry.id)).json()).toMatchObject({ message: 'Deleted.' });
    expect(await entriesOf(who)).toEqual([]);
    expect((await calls.add(who, programmeId)).statusCode).toBe(200);
  });

  test('is possible once per category, four in total', async () => {
    const who = await createStudent(api);
    for (const category of ['research', 'extracurriculars', 'self-starter']) {
      expect((await calls.add(who, programmeId, { category })).statusCode).toBe(200);
    }
    expect((await calls.add(who, programmeId, raffle)).json().entry).toMatchObject({
      category: 'raffle',
      title: null,
      writeup: null,
    });
    const again = await calls.add(who, programmeId);
    expect([again.statusCode, again.json().code]).toEqual([409, 'category_taken']);
    expect(await entriesOf(who)).toHaveLength(4);
  });

  test('a fifth is refused by a database trigger, also concurrently', async () => {
    const who = await createStudent(api);
    const { pool } = api.services.databases;
    await pool.query(
      'alter table scholarship_category drop constraint scholarship_category_category_check',
    );
    const kinds = ['research', 'extracurriculars', 'self-starter', 'music', 'sport'];
    await pool.query(
      `insert into scholarship_category (programme_id, category, position, winners, prize_yen)
       values ($1, 'music', 10, 1, 1), ($1, 'sport', 11, 1, 1)`,
      [programmeId],
    );
    const outcomes = await Promise.allSettled(
      kinds.map((kind) =>
        pool.query(
          `insert into scholarship_entry
             (programme_id, student_id, category, title, writeup, created_at, updated_at)
           values ($1, $2, $3, 't', 'w', now(), now())`,
          [programmeId, who.accountId, kind],
        ),
      ),
    );
    const refused = outcomes.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason.constraint)).toEqual(['scholarship_four_entries']);
    const fifth = await calls.add(who, programmeId, raffle);
    expect([fifth.statusCode, fifth.json().code]).toEqual([409, 'too_many_entries']);
    await pool.query("delete from scholarship_entry where category in ('music', 'sport')");
    await pool.query("delete from scholarship_category where category in ('music', 'sport')");
  });

  test('the same category twice concurrently is entered once', async () => {
    const who = await createStudent(api);
    const replies = await Promise.all([
      calls.add(who, programmeId),
      calls.add(who, programmeId),
      calls.add(who, programmeId),
    ]);
    const refused = replies.flatMap((reply) => reply.json().code ?? []);
    expect(refused).toEqual(['category_taken', 'category_taken']);
    expect(await entriesOf(who)).toHaveLength(1);
  });

  test('a retry with the same key sends nothing twice', async () => {
    const who = await createStudent(api);
    const retrying = { ...who, headers: { ...who.headers, 'idempotency-key': 'once' } };
    const replies = [
      await calls.add(retrying, programmeId),
      await calls.add(retrying, programmeId),
    ];
    expect(replies[1]?.body).toBe(replies[0]?.body);
    expect(await entriesOf(who)).toHaveLength(1);
  });

  test('cannot change into a taken category, nor can two concurrently', async () => {
    const who = await createStudent(api);
    const first = (await calls.add(who, programmeId)).json().entry;
    const second = (await calls.add(who, programmeId, { category: 'extracurriculars' })).json()
      .entry;
    const taken = await calls.save(who, second.id, 1, { category: 'research' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'category_taken']);
    const replies = await Promise.all(
      [first, second].map(({ id }) => calls.save(who, id, 1, { category: 'self-starter' })),
    );
    expect(replies.flatMap((reply) => reply.json().code ?? [])).toEqual(['category_taken']);
  });

  test('of another tab is not overwritten', async () => {
    const who = await createStudent(api);
    const { id } = (await calls.add(who, programmeId)).json().entry;
    const replies = await Promise.all([
      calls.save(who, id, 1, { title: 'one' }),
      calls.save(who, id, 1, { title: 'other' }),
    ]);
    const stale = replies.find((reply) => reply.statusCode === 409);
    expect(stale?.json()).toMatchObject({ code: 'stale_version', current: 2 });
    expect((await calls.save(who, id, 0)).json()).toMatchObject({ current: 2 });
    expect((await calls.save(who, id, 2, { title: 'again' })).json().entry.version).toBe(3);
  });

  test('a stranger’s looks like an unknown one', async () => {
    const stranger = await createStudent(api);
    const { id } = (await calls.add(await createStudent(api), programmeId)).json().entry;
    for (const one of [id, crypto.randomUUID()]) {
      expect((await calls.save(stranger, one, 1)).statusCode).toBe(404);
      expect((await calls.remove(stranger, one)).statusCode).toBe(404);
    }
    expect((await calls.add(stranger, crypto.randomUUID())).statusCode).toBe(404);
    const { rows } = await api.services.databases.pool.query(
      'select version from scholarship_entry where id = $1',
      [id],
    );
    expect(rows).toEqual([{ version: 1 }]);
  });
});
