import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { createProgramme, scholarshipCalls } from '../../testing/people/scholarship.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: ReturnType<typeof scholarshipCalls>;
let programmeId: string;

beforeAll(async () => {
  api = await startTestApp();
  calls = scholarshipCalls(api);
  programmeId = await createProgramme(api);
});
afterAll(() => api.close());

const leave = (who: SignedIn) =>
  api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers: who.headers });

async function entered() {
  const who = await createStudent(api);
  const fileIds = [await calls.upload(who)];
  const { id } = (await calls.add(who, programmeId, { fileIds })).json().entry;
  return { who, id };
}

const changes: [string, (who: SignedIn, id: string) => Promise<{ statusCode: number }>][] = [
  ['added', async (who) => calls.add(who, programmeId, { category: 'self-starter' })],
  ['saved', async (who, id) => calls.save(who, id, 1, { fileIds: [] })],
  ['withdrawn', async (who, id) => calls.remove(who, id)],
];

test.each(changes)('an entry that is %s waits for an erasure', async (_what, change) => {
  const { who, id } = await entered();
  const { pool } = api.services.databases;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from student where id = $1 for update', [who.accountId]);
    const reply = change(who, id);
    await until('it to wait', async () => {
      const waiting =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      return (await pool.query(waiting)).rows.length > 0;
    });
    // If the waiting call had locked rows that the erasure deletes, the two would deadlock.
    await client.query('select 1 from scholarship_entry where id = $1 for update nowait', [id]);
    await client.query('select 1 from stored_file where student_id = $1 for update nowait', [
      who.accountId,
    ]);
    await client.query('commit');
    expect((await reply).statusCode).toBe(200);
  } finally {
    client.release();
  }
});

test.each(changes)('erasing while an entry is %s deadlocks neither', async (_what, change) => {
  for (let times = 0; times < 4; times += 1) {
    const { who, id } = await entered();
    const [left, changed] = await Promise.all([leave(who), change(who, id)]);
    expect(left.statusCode).toBe(200);
    expect([200, 401, 404]).toContain(changed.statusCode);
  }
});
