import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, createStudent, signIn } from '../../../testing/database/factories.ts';
import { type Acquainted, createAcquainted, mark } from '../../../testing/people/acquainted.ts';
import { teamCalls } from '../../../testing/people/team.ts';
import { startTestApp, type TestApp } from '../../../testing/server/app.ts';
import { admin } from '../../../testing/server/desk.ts';
import { whereShown } from '../../../testing/server/every-answer.ts';
import { connectCalls } from '../../../testing/talk/connect.ts';
import { messageCalls } from '../../../testing/talk/messages.ts';

let api: TestApp;
let two: Acquainted;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'off', CALLS_PER_MINUTE: '100000' } });
  two = await createAcquainted(api);
});
afterAll(() => api.close());

const say = (command: string, person: string) => admin(api, command, person);
const me = (side: 'student' | 'company', headers: Record<string, string>) =>
  api.app.inject({ url: `/v1/${side}/account`, headers });

const shownToCompany = () =>
  whereShown(api, {
    who: two.who,
    kind: 'company',
    ids: two.ids,
    marks: [two.student.accountId, `${mark}です`],
  });

describe('a suspended student', () => {
  test('is shown to no company, and lifting the suspension restores everything', async () => {
    const { student } = two;
    const found = async () => {
      const { rows } = await api.services.databases.pool.query(
        'select student_id, shown, active from student_search where student_id = $1',
        [student.accountId],
      );
      return rows;
    };
    const [before, row] = [await shownToCompany(), await found()];
    expect(before.size).toBeGreaterThan(8);
    expect(row).toHaveLength(1);
    expect(await say('suspend-person', student.accountId)).toContain('Suspended the student');
    expect((await me('student', student.headers)).json().code).toBe('session_expired');
    expect(await found()).toEqual([]);
    expect([...(await shownToCompany()).keys()]).toEqual([]);
    expect(await say('unsuspend-person', student.accountId)).toContain('may come in again');
    expect(await found()).toEqual(row);
    expect([...(await shownToCompany()).keys()]).toEqual([...before.keys()]);
    two.student = { ...student, ...(await signIn(api, student.accountId)) };
    expect((await me('student', two.student.headers)).statusCode).toBe(200);
  });

  test('cannot be reached', async () => {
    const { student, who, threadId } = two;
    await say('suspend-person', student.accountId);
    const sent = await messageCalls(api).send('company', who, threadId);
    expect(sent.statusCode).not.toBe(200);
    const stranger = await createRecruiter(api);
    const asked = await connectCalls(api).company.ask(stranger, student.accountId);
    expect(asked.statusCode).toBe(404);
    await say('unsuspend-person', student.accountId);
    expect((await messageCalls(api).send('company', who, threadId)).statusCode).toBe(200);
  });

  test('is found by address in any case, and can be erased', async () => {
    const { accountId } = await createStudent(api);
    const { rows } = await api.services.databases.pool.query(
      'select email from student where id = $1',
      [accountId],
    );
    const email: string = rows[0].email;
    expect(await say('suspend-person', email.toUpperCase())).toContain(accountId);
    expect(await say('suspend-person', email)).toContain('have been suspended since');
    expect(await admin(api, 'erase-student', email)).toContain(`Erased ${accountId}`);
    expect(await say('unsuspend-person', accountId)).toContain('There is nobody');
    const reasons = await api.services.databases.pool.query(
      `select action, why from operator_act join audit on audit.id = audit_id
       where subject_id = $1 order by at, audit.id`,
      [accountId],
    );
    expect(reasons.rows).toEqual([
      { action: 'admin.suspend-person', why: '' },
      { action: 'admin.erase-student', why: '試験のため' },
    ]);
  });
});

describe('a suspended recruiter', () => {
  test('is signed out; the company can neither let them in nor remove them', async () => {
    const owner = await createRecruiter(api);
    const { companyId } = owner;
    const member = await createRecruiter(api, { companyId, level: 2 });
    await say('suspend-person', member.email);
    expect((await me('company', member.headers)).statusCode).toBe(401);
    expect((await me('company', owner.headers)).statusCode).toBe(200);
    const team = teamCalls(api);
    const { recruiters } = (await team.list(owner)).json();
    const shown = recruiters.find(({ id }: { id: string }) => id === member.accountId);
    expect(shown).toMatchObject({ status: 'disabled' });
    const enabled = await team.change(owner, member.accountId, { status: 'active' });
    expect(enabled.json().code).toBe('suspended_by_operator');
    expect((await team.remove(owner, member.accountId)).json().code).toBe('suspended_by_operator');
    await team.change(owner, member.accountId, { role: 3 });
    await say('unsuspend-person', member.email);
    const back = await signIn(api, member.accountId);
    expect((await me('company', back.headers)).statusCode).toBe(200);
  });

  test('may be the only owner', async () => {
    const owner = await createRecruiter(api);
    expect(await say('suspend-person', owner.accountId)).toContain('Suspended the recruiter');
    expect(await say('unsuspend-person', owner.accountId)).toContain('may come in again');
  });

  test('with several accounts is named by id', async () => {
    const one = await createRecruiter(api);
    const other = await createRecruiter(api, { email: one.email });
    const told = await say('suspend-person', one.email);
    expect(told).toContain('Several accounts have this address');
    for (const { accountId } of [one, other]) expect(told).toContain(accountId);
  });
});
