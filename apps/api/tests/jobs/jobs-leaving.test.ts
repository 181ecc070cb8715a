import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createEmployer,
  createList,
  type JobCalls,
  jobCalls,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import {
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../testing/database/factories.ts';
import { besideTransaction } from '../../testing/database/locks.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: JobCalls;
let who: SignedInRecruiter;

beforeAll(async () => {
  api = await startTestApp();
  calls = jobCalls(api);
  who = await createEmployer(api, { plan: 2 });
});
afterAll(() => api.close());

describe('a student who is erased', () => {
  const leave = (student: SignedIn) =>
    api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers: student.headers });
  const traces = async () =>
    Promise.all(
      ['audience_student', 'saved_student', 'event_application'].map((table) =>
        countRows(api, table),
      ),
    );

  test('is removed from audiences and lists; others stay', async () => {
    const [leaving, staying] = [await createStudent(api), await createStudent(api)];
    const id = await releaseOne(calls, who);
    await createList(api, who.companyId, '残る人', staying);
    await calls.limit(who, id, { studentIds: [staying.accountId] });
    const before = await traces();
    await createList(api, who.companyId, '去る人', leaving);
    const both = [leaving.accountId, staying.accountId];
    await calls.limit(who, id, { studentIds: both });
    const event = await api.services.databases.pool.query(
      `with c as (insert into content (company_id, kind, draft, created_at, updated_at)
                  values ($1, 'event', '{}', now(), now()) returning id),
            e as (insert into post (id, kind, status, status_changed_at)
                  select id, 'event', 'public', now() from c returning id)
       select id from e`,
      [who.companyId],
    );
    await api.services.databases.pool.query(
      `insert into event_application (event_id, student_id, state, applied_at)
       values ($1, $2, 'going', now())`,
      [event.rows[0].id, leaving.accountId],
    );
    expect((await leave(leaving)).statusCode).toBe(200);
    expect(await traces()).toEqual(before);
    expect((await calls.show(who, id)).json().job.audience.studentIds).toEqual([staying.accountId]);
  });

  test('while being named is named nowhere afterwards', async () => {
    const id = await releaseOne(calls, who);
    const student = await createStudent(api);
    const named = { studentIds: [student.accountId] };
    await calls.limit(who, id, named);
    const reply = await besideTransaction(api, {
      first: (client) =>
        client.query('select 1 from student where id = $1 for update', [student.accountId]),
      call: async () => calls.limit(who, id, named),
      // If the waiting call had locked rows that the erasure deletes, the two would deadlock.
      meanwhile: async (client) => {
        await client.query('select 1 from audience_student for update nowait');
        await client.query('delete from student where id = $1', [student.accountId]);
      },
    });
    expect(reply.statusCode).toBe(200);
    expect((await calls.show(who, id)).json().job.audience.studentIds).toEqual([]);
  });

  test('while being named does not deadlock', async () => {
    const id = await releaseOne(calls, who);
    for (let times = 0; times < 4; times += 1) {
      const student = await createStudent(api);
      const named = { studentIds: [student.accountId] };
      await calls.limit(who, id, named);
      const [limited, left] = await Promise.all([calls.limit(who, id, named), leave(student)]);
      expect(left.statusCode).toBe(200);
      expect([200, 422]).toContain(limited.statusCode);
    }
  });
});
