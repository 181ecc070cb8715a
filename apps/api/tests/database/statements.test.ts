import { generateStudents } from '@engawa/demo/generate-students';
import { Random } from '@engawa/demo/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertStudents } from '../../src/demo/people.repo.ts';
import {
  type EventCalls,
  eventCalls,
  eventWith,
  inHours,
  mailSettledChanges,
  saveOne,
} from '../../testing/contents/events.ts';
import { createRecruiter, type SignedInRecruiter } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { countStatements } from '../../testing/database/statements.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: EventCalls;
let who: SignedInRecruiter;
beforeAll(async () => {
  api = await startTestApp();
  calls = eventCalls(api);
  who = await createRecruiter(api);
});
afterAll(() => api.close());

const random = new Random(7);

async function eventWithApplicants(count: number): Promise<string> {
  const id = await saveOne(calls, who, eventWith(api));
  const students = [...generateStudents(random, count)].map((one) => ({
    ...one,
    email: `${one.id}@test.example`,
  }));
  await api.services.databases.commands
    .transaction()
    .execute((tx) => insertStudents(tx, students, false));
  await api.services.databases.pool.query(
    `insert into event_application (event_id, student_id, state, applied_at)
     select $1, id, 'going', $3::timestamptz - interval '1 hour' from unnest($2::uuid[]) as t (id)`,
    [id, students.map((one) => one.id), api.clock.now()],
  );
  return id;
}

async function move(id: string): Promise<void> {
  const startsAt = inHours(api, 20 * 24);
  const endsAt = inHours(api, 20 * 24 + 3);
  const moved = eventWith(api, { common: { startsAt, endsAt } });
  const reply = await calls.save(who, { eventId: id, version: 1, status: 'public', ...moved });
  expect(reply.statusCode).toBe(200);
}

async function moveAndNotify(id: string): Promise<void> {
  await move(id);
  await mailSettledChanges(api);
}

describe('a moved event', () => {
  test('takes as many statements for a thousand applicants as for one', async () => {
    const statements = countStatements(api);
    const [small, large] = [await eventWithApplicants(1), await eventWithApplicants(1000)];
    const mails = await countRows(api, 'mail');
    const forOne = await statements.during(() => moveAndNotify(small));
    const forMany = await statements.during(() => moveAndNotify(large));
    expect(await countRows(api, 'mail')).toBe(mails + 1001);
    expect(forOne).toBeGreaterThan(5);
    expect(forMany).toBe(forOne);
  });
});

describe('audit rows of an editor', () => {
  const rowsAbout = async (id: string): Promise<number> => {
    const { rows } = await api.services.databases.pool.query(
      'select count(*) from audit where subject_id = $1',
      [id],
    );
    return rows[0]?.count;
  };
  const save = async (eventId: string | null, version: number, status: string, by = who) => {
    const reply = await calls.save(by, { eventId, version, status, ...eventWith(api) });
    expect(reply.statusCode).toBe(200);
    return reply.json().id as string;
  };

  test('are one per person and half hour of autosaving, and one per publication', async () => {
    const id = await save(null, 0, 'draft');
    expect(await rowsAbout(id)).toBe(1);
    for (const version of [1, 2, 3]) await save(id, version, 'draft');
    expect(await rowsAbout(id)).toBe(1);
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    await save(id, 4, 'draft', colleague);
    expect(await rowsAbout(id)).toBe(2);
    api.clock.advance(31 * 60);
    await save(id, 5, 'draft');
    expect(await rowsAbout(id)).toBe(3);
    await save(id, 6, 'public');
    await save(id, 7, 'public');
    expect(await rowsAbout(id)).toBe(5);
  });
});
