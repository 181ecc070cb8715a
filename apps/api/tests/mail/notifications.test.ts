import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, createStudent } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { connectCalls, createTwo } from '../../testing/talk/connect.ts';
import { createNotification, notificationCalls } from '../../testing/talk/notifications.ts';

let api: TestApp;
let calls: ReturnType<typeof notificationCalls>;
let connect: ReturnType<typeof connectCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = notificationCalls(api);
  connect = connectCalls(api);
});
afterAll(() => api.close());

const none = { connects: 0, messages: 0, notifications: 0 };

describe('a student’s notifications', () => {
  test('are counted, and listed on request', async () => {
    const student = await createStudent(api);
    expect(await calls.student.counts(student)).toEqual(none);
    await createNotification(api, student, 'one.pdf');
    await createNotification(api, await createStudent(api), 'somebody-else.pdf');
    const url = '/v1/student/notifications';
    const plain = await api.app.inject({ url, headers: student.headers });
    expect(plain.json()).toMatchObject({
      notice: { ...none, notifications: 1 },
      notificationsDetail: [],
      nextCursor: null,
    });
    const { notificationsDetail } = await calls.student.list(student);
    expect(notificationsDetail).toEqual([
      expect.objectContaining({ kind: 'fileRemoved', about: { file: 'one.pdf' }, read: false }),
    ]);
  });

  test('come in pages, each once, latest first', async () => {
    const student = await createStudent(api);
    const names = Array.from({ length: 45 }, (_, n) => `${n}.pdf`);
    for (const name of names) await createNotification(api, student, name);
    const seen: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await calls.student.list(student, cursor);
      seen.push(...page.notificationsDetail.map(({ about }) => about.file));
      cursor = page.nextCursor ?? undefined;
      await createNotification(api, student, 'meanwhile.pdf');
    } while (cursor);
    expect(seen).toEqual(names.toReversed());
  });

  test('are marked as read one by one or all at once, and stay listed', async () => {
    const student = await createStudent(api);
    const ids = [];
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
      ids.push(await createNotification(api, student, name));
    for (const attempt of [1, 2]) {
      const reply = await calls.student.read(student, ids[1] ?? '');
      expect([attempt, reply.statusCode]).toEqual([attempt, 200]);
      expect(await calls.student.counts(student)).toEqual({ ...none, notifications: 2 });
    }
    await calls.student.read(student, 'all');
    expect(await calls.student.counts(student)).toEqual(none);
    const { notificationsDetail } = await calls.student.list(student);
    expect(notificationsDetail.map(({ read }) => read)).toEqual([true, true, true]);
  });

  test('signal open tabs when created and when read, and only then', async () => {
    const student = await createStudent(api);
    const signals = async () => {
      const { rows } = await api.services.databases.pool.query(
        'select kind from signal where account_id = $1 order by id',
        [student.accountId],
      );
      return rows.map(({ kind }) => kind);
    };
    const id = await createNotification(api, student);
    expect(await signals()).toEqual(['notifications']);
    await calls.student.read(student, id);
    await calls.student.read(student, id);
    await calls.student.read(student, 'all');
    expect(await signals()).toEqual(['notifications', 'notifications']);
  });

  test.each(['1', 'ALL', crypto.randomUUID()])('do not include %s', async (id) => {
    const student = await createStudent(api);
    await createNotification(api, student);
    expect((await calls.student.read(student, id)).statusCode).toBe(404);
    expect(await calls.student.counts(student)).toEqual({ ...none, notifications: 1 });
  });

  test.each([
    ['aKindThatWas', { companyId: 'x' }],
    ['companyAsked', { old: true }],
    ['eventChanged', null],
    ['toString', {}],
  ])('of a former kind are shown as other: %s', async (kind, about) => {
    const student = await createStudent(api);
    await api.services.databases.commands
      .insertInto('notification')
      .values({
        account_id: student.accountId,
        kind,
        about: JSON.stringify(about),
        student_id: null,
        created_at: api.clock.now(),
        read_at: null,
      })
      .execute();
    const { notificationsDetail } = await calls.student.list(student);
    expect(notificationsDetail).toMatchObject([{ kind: 'other', about: {} }]);
    expect(await calls.student.counts(student)).toMatchObject({ notifications: 1 });
  });
});

describe('a recruiter’s notifications', () => {
  test.each([0, 1, 2, 3] as const)('are their own, for level %i', async (level) => {
    const who = await createRecruiter(api, { level });
    const colleague = await createRecruiter(api, { companyId: who.companyId });
    const first = await createNotification(api, who, 'first.pdf');
    await createNotification(api, who, 'second.pdf');
    await calls.company.read(who, first);
    expect((await calls.company.counts(who)).notifications).toBe(1);
    expect(await calls.company.unread(who)).toMatchObject([{ about: { file: 'second.pdf' } }]);
    expect(await calls.company.all(who)).toMatchObject([
      { about: { file: 'second.pdf' }, read: false },
      { about: { file: 'first.pdf' }, read: true },
    ]);
    await calls.company.read(who, 'all');
    expect(await calls.company.unread(who)).toEqual([]);
    expect(await calls.company.all(colleague)).toEqual([]);
  });
});

describe('events between a student and a company', () => {
  const kinds = async (student: Parameters<typeof calls.student.list>[0]) =>
    (await calls.student.list(student)).notificationsDetail.map(({ kind, read }) => ({
      kind,
      read,
    }));

  test('a request notifies everybody who handles it, and is read once one of them answers', async () => {
    const { student, who } = await createTwo(api, { level: 2 });
    const colleague = await createRecruiter(api, { companyId: who.companyId, level: 0 });
    const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
    await connect.student.ask(student, who.companyId);
    for (const one of [who, colleague]) {
      expect(await calls.company.unread(one)).toMatchObject([
        { kind: 'studentAsked', about: { studentId: student.accountId } },
      ]);
    }
    expect(await calls.company.all(interviewer)).toEqual([]);
    await connect.company.ask(who, student.accountId, { act: 'accept' });
    expect(await calls.company.unread(colleague)).toEqual([]);
    expect(await kinds(student)).toEqual([{ kind: 'companyAccepted', read: false }]);
  });

  test('an acceptance notifies the company; a refusal does not', async () => {
    const { student, who } = await createTwo(api);
    await connect.company.ask(who, student.accountId);
    expect(await kinds(student)).toEqual([{ kind: 'companyAsked', read: false }]);
    await connect.student.end(student, who.companyId, 'decline');
    expect(await kinds(student)).toEqual([{ kind: 'companyAsked', read: true }]);
    expect(await calls.company.all(who)).toEqual([]);
    await connect.student.ask(student, who.companyId);
    await connect.company.end(who, student.accountId, 'decline');
    expect((await kinds(student))[0]).toEqual({ kind: 'companyDeclined', read: false });
  });

  test('an unverified company is not named', async () => {
    const { student, who } = await createTwo(api, { verified: false });
    await connect.student.ask(student, who.companyId);
    await connect.company.ask(who, student.accountId, { act: 'accept' });
    const { notificationsDetail } = await calls.student.list(student);
    expect(notificationsDetail).toMatchObject([
      { kind: 'companyAccepted', about: { companyId: who.companyId, company: null } },
    ]);
  });

  test('an erased student’s name is removed', async () => {
    const { student, who } = await createTwo(api);
    await connect.student.ask(student, who.companyId);
    expect(await calls.company.all(who)).toHaveLength(1);
    const url = '/v1/student/account';
    await api.app.inject({ method: 'DELETE', url, headers: student.headers });
    expect(await calls.company.all(who)).toEqual([]);
    expect((await calls.company.counts(who)).notifications).toBe(0);
  });
});
