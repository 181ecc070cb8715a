import { randomUUID } from 'node:crypto';
import { publish, storeSignals } from '@engawa/platform/realtime/publish.repo';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server/server-process.ts';
import { readStream, type SignalReader } from '../../testing/server/signal-reader.ts';
import { startTalking } from '../../testing/talk/messages.ts';

/** This process writes; two others serve the streams. */
let writer: TestApp;
let left: ServerProcess;
let right: ServerProcess;
const open: SignalReader[] = [];

beforeAll(async () => {
  writer = await startTestApp();
  const env = { DATABASE_URL: writer.databaseUrl, ENGAWA_DATA: writer.folder };
  [left, right] = await Promise.all([startServerProcess(env), startServerProcess(env)]);
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(async () => {
  await Promise.all([left.stop(), right.stop()]);
  await writer.close();
});

async function listen(server: ServerProcess, who: SignedIn, lastEventId?: number) {
  const reader = await readStream(server.origin, 'student', who, lastEventId);
  open.push(reader);
  return reader;
}

const tell = (who: SignedIn, ...subjects: string[]) =>
  writer.services.databases.commands.transaction().execute((tx) =>
    publish(
      tx,
      subjects.map((subject) => ({ accountId: who.accountId, kind: 'message', subject })),
    ),
  );

const send = (server: ServerProcess, side: string, { headers }: SignedIn, threadId: string) =>
  fetch(`${server.origin}/v1/${side}/messages`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ threadId, clientId: randomUUID(), text: 'こんにちは。' }),
  });

const subjects = (reader: SignalReader) => reader.signals.map((signal) => signal.subject);

describe('across processes', () => {
  test('tabs at two processes see a third one’s commits, in order', async () => {
    const student = await createStudent(writer);
    const tabs = [await listen(left, student), await listen(right, student)];
    for (let count = 0; count < 5; count += 1) await tell(student, `a${count}`, `b${count}`);
    const expected = [0, 1, 2, 3, 4].flatMap((count) => [`a${count}`, `b${count}`]);
    for (const tab of tabs) {
      await until('ten signals', () => tab.signals.length === 10);
      expect(subjects(tab)).toEqual(expected);
      expect(tab.signals.map((signal) => signal.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('nobody else sees them', async () => {
    const [student, other] = [await createStudent(writer), await createStudent(writer)];
    const [mine, theirs] = [await listen(left, student), await listen(left, other)];
    await tell(student, 'for one');
    await tell(other, 'for the other');
    await until('both', () => mine.signals.length === 1 && theirs.signals.length === 1);
    expect([subjects(mine), subjects(theirs)]).toEqual([['for one'], ['for the other']]);
  });

  test('concurrent commits lose and duplicate nothing', async () => {
    const student = await createStudent(writer);
    const tab = await listen(right, student);
    await Promise.all(Array.from({ length: 30 }, (_, at) => tell(student, `${at}`)));
    await until('thirty signals', () => tab.signals.length === 30);
    expect(tab.signals.map((signal) => signal.id)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
    expect(new Set(subjects(tab)).size).toBe(30);
  });

  test('a message sent at one is seen at the other, both ways', async () => {
    const { student, who, threadId } = await startTalking(writer);
    const atLeft = await listen(left, student);
    const atRight = await readStream(right.origin, 'company', who);
    open.push(atRight);
    expect((await send(right, 'company', who, threadId)).status).toBe(200);
    await until('the student to see it', () => subjects(atLeft).includes(threadId));
    const before = atRight.signals.length;
    expect((await send(left, 'student', student, threadId)).status).toBe(200);
    await until('the company to see it', () => atRight.signals.length > before);
  });

  test('tabs at any process get every signal once, in order', async () => {
    const { student, who, threadId } = await startTalking(writer);
    const tabs = [await listen(left, student), await listen(left, student)];
    tabs.push(await listen(right, student));
    const sending = Array.from({ length: 12 }, async (_, at) => {
      if (at % 3 === 0) return tell(student, `${at}`);
      const reply = await send(at % 2 ? left : right, 'company', who, threadId);
      expect(reply.status).toBe(200);
    });
    await Promise.all(sending);
    for (const tab of tabs) {
      await until('all signals', () => tab.signals.length >= 12);
      const ids = tab.signals.map(({ id }) => id);
      const [first = 0] = ids;
      expect(ids).toEqual(Array.from({ length: 12 }, (_, at) => first + at));
      expect(tab.signals).toEqual(tabs[0]?.signals);
    }
  });

  test('signals without a wake-up arrive anyway', async () => {
    const student = await createStudent(writer);
    const tab = await listen(left, student);
    const notice = { accountId: student.accountId, kind: 'message', subject: 'late' };
    await writer.services.databases.commands
      .transaction()
      .execute((tx) => storeSignals(tx, [notice]));
    await until('one signal', () => tab.signals.length === 1);
    expect(subjects(tab)).toEqual(['late']);
  });

  test('a rolled-back signal never arrives', async () => {
    const student = await createStudent(writer);
    const tab = await listen(left, student);
    const attempt = writer.services.databases.commands.transaction().execute(async (tx) => {
      const notice = { accountId: student.accountId, kind: 'message', subject: 'never' };
      await publish(tx, [notice]);
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    await tell(student, 'after');
    await until('one signal', () => tab.signals.length > 0);
    expect(subjects(tab)).toEqual(['after']);
  });
});

describe('resuming', () => {
  test('continues at another process from the last signal seen', async () => {
    const student = await createStudent(writer);
    const tab = await listen(left, student);
    await tell(student, 'one', 'two');
    await until('two signals', () => tab.signals.length === 2);
    tab.close();
    await tell(student, 'three', 'four');
    const again = await listen(right, student, 2);
    await until('the rest', () => again.signals.length === 2);
    expect(subjects(again)).toEqual(['three', 'four']);
  });

  test('after signals were deleted, the client must reload everything', async () => {
    const student = await createStudent(writer);
    await tell(student, 'one', 'two', 'three');
    await writer.services.databases.pool.query(
      'delete from signal where account_id = $1 and id < 3',
      [student.accountId],
    );
    const tab = await listen(left, student, 1);
    await until('the reset', () => tab.signals.length > 0);
    expect(tab.signals).toEqual([{ id: 3, kind: 'reset', subject: null }]);
  });

  test('a new tab starts with new signals', async () => {
    const student = await createStudent(writer);
    await tell(student, 'old');
    const tab = await listen(left, student);
    await tell(student, 'new');
    await until('one signal', () => tab.signals.length > 0);
    expect(subjects(tab)).toEqual(['new']);
  });

  test.each(['-1', 'abc', '999999999', '1; drop table'])(
    'ignores a Last-Event-ID of %s',
    async (id) => {
      const student = await createStudent(writer);
      const reply = await fetch(`${left.origin}/v1/student/signals`, {
        headers: { ...student.headers, 'last-event-id': id },
      });
      expect(reply.status).toBe(200);
      await reply.body?.cancel();
    },
  );
});

describe('polling', () => {
  const poll = async (who: SignedIn, after?: number) => {
    const query = after === undefined ? '' : `?after=${after}`;
    const reply = await fetch(`${left.origin}/v1/student/signals/poll${query}`, {
      headers: who.headers,
    });
    return reply.json();
  };

  test('returns the same signals where streams are blocked', async () => {
    const student = await createStudent(writer);
    expect(await poll(student)).toEqual({ signals: [], last: 0, result: 1 });
    await tell(student, 'one', 'two');
    expect(await poll(student, 0)).toMatchObject({
      last: 2,
      signals: [{ id: 1 }, { id: 2, subject: 'two' }],
    });
    expect(await poll(student, 2)).toMatchObject({ last: 2, signals: [] });
    expect(await poll(student, 7)).toMatchObject({ last: 2, signals: [{ kind: 'reset' }] });
  });
});

describe('shutdown', () => {
  test('ends the streams and exits within seconds', async () => {
    const recruiter = await createRecruiter(writer);
    const env = { DATABASE_URL: writer.databaseUrl, ENGAWA_DATA: writer.folder };
    const server = await startServerProcess(env);
    const tab = await readStream(server.origin, 'company', recruiter);
    await server.stop();
    await tab.ended;
    expect(server.child.exitCode).toBe(0);
  });
});
