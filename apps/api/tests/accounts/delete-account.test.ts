import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepFiles } from '../../src/features/files/sweep/sweep-files.ts';
import { createStudent, type SignedIn, signIn } from '../../testing/database/factories.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { fileCalls, onDisk } from '../../testing/files/uploads.ts';
import { createFullStudent, type FullStudent } from '../../testing/people/full-student.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin } from '../../testing/server/desk.ts';
import { readStream } from '../../testing/server/signal-reader.ts';
import { tablesWith } from '../../testing/server/traces.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { ENGAWA_DEMO: 'on' } });
});
afterAll(() => api.close());

const leave = (who: SignedIn) =>
  api.app.inject({
    method: 'DELETE',
    url: '/v1/student/account',
    headers: { languagetype: '1', ...who.headers },
  });
const account = (who: SignedIn) =>
  api.app.inject({ url: '/v1/student/account', headers: who.headers });
const sweep = () => sweepFiles(api.services.files, api.clock.now());
const tracesOf = ({ words }: FullStudent) => tablesWith(api.services.databases.commands, words);
const rows = async (text: string, values: unknown[]) =>
  (await api.services.databases.pool.query(text, values)).rows;

test('leaving needs a sign-in within the last ten minutes', async () => {
  const who = await createStudent(api);
  api.clock.advance(601);
  const late = await leave(who);
  expect([late.statusCode, late.json()]).toEqual([
    409,
    { code: 'sign_in_again', message: 'To make sure it is you, please sign in again first.' },
  ]);
  expect((await account(who)).statusCode).toBe(200);
  const again = await signIn(api, who.accountId);
  api.clock.advance(600);
  expect((await leave(again)).statusCode).toBe(200);
});

describe('a student who leaves', () => {
  test('leaves no row and no file behind; others lose nothing', async () => {
    const stranger = await createStudent(api);
    await fileCalls(api).upload('resume', [{ name: 'theirs.pdf', content: pdf }], {
      who: stranger,
    });
    const others = await onDisk(api);
    expect(others).toHaveLength(1);
    const person = await createFullStudent(api);
    const before = await tracesOf(person);
    for (const table of ['student', 'student_story', 'scholarship_entry', 'stored_file', 'mail']) {
      expect(before.join()).toContain(`public.${table}:`);
    }
    expect(before.join()).toContain('public.idempotency_key:');
    // The stranger's file; three files of the student, and the portrait in three widths.
    expect(await onDisk(api)).toHaveLength(1 + 3 + 3);

    const reply = await leave(person);
    expect(reply.json()).toMatchObject({ message: 'Your account has been deleted.' });
    expect(await tracesOf(person)).toEqual([]);
    await sweep();
    expect((await onDisk(api)).toSorted()).toEqual(others.toSorted());
    expect((await account(stranger)).statusCode).toBe(200);
  });

  test('stays as a tombstone with the id alone', async () => {
    const who = await createStudent(api);
    await leave(who);
    const [tombstone] = await rows('select * from account where id = $1', [who.accountId]);
    expect(tombstone).toMatchObject({ kind: 'student', erased_at: api.clock.now() });
    expect(tombstone.disabled_at).toEqual(api.clock.now());
    const [audit] = await rows('select * from audit where account_id = $1', [who.accountId]);
    expect(audit).toMatchObject({
      action: 'student.account.deleteAccount',
      subject_id: who.accountId,
    });
  });

  test('makes the sweep delete the files', async () => {
    await leave(await createStudent(api));
    const waiting = "select 1 from pgboss.job where name = 'sweep-files' and state = 'created'";
    expect(await rows(waiting, [])).toHaveLength(1);
  });

  test('is signed out everywhere; a second request finds no account', async () => {
    const who = await createStudent(api);
    const elsewhere = await signIn(api, who.accountId);
    expect((await leave(who)).statusCode).toBe(200);
    for (const reply of [await leave(who), await leave(elsewhere), await account(elsewhere)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'session_expired']);
    }
    expect(await rows('select 1 from session where account_id = $1', [who.accountId])).toEqual([]);
  });

  test('twice concurrently is erased once', async () => {
    const who = await createStudent(api);
    const replies = await Promise.all([leave(who), leave(who)]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
  });

  test('during an upload leaves no file, or the upload is refused', async () => {
    for (let times = 0; times < 4; times += 1) {
      const who = await createStudent(api);
      const file = { name: 'late.pdf', content: pdf };
      await Promise.all([leave(who), fileCalls(api).upload('resume', [file], { who })]);
      const kept = await rows('select 1 from stored_file where uploaded_by = $1', [who.accountId]);
      expect(kept).toEqual([]);
    }
  });

  test('can leave while deleting a file', async () => {
    for (let times = 0; times < 6; times += 1) {
      const who = await createStudent(api);
      const ids: string[] = [];
      for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
        const stored = await fileCalls(api).upload('resume', [{ name, content: pdf }], { who });
        ids.push(stored.json().file.id);
      }
      const removals = ids.map((id) => fileCalls(api).remove(id, who));
      const [left, ...removed] = await Promise.all([leave(who), ...removals]);
      expect(left.statusCode).toBe(200);
      for (const { statusCode } of removed) expect([200, 401, 404]).toContain(statusCode);
    }
  });

  test('before the upload has finished is signed out, and the bytes are deleted', async () => {
    const who = await createStudent(api);
    const before = await onDisk(api);
    await rows('delete from student where id = $1', [who.accountId]);
    const reply = await fileCalls(api).upload('resume', [{ name: 'late.pdf', content: pdf }], {
      who,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'session_expired']);
    expect(await onDisk(api)).toEqual(before);
  });

  test('gets a signal in open tabs', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as { port: number };
    const who = await createStudent(api);
    const stream = await readStream(`http://127.0.0.1:${port}`, 'student', who);
    await leave(who);
    await stream.ended;
    await until('nothing left', () => api.services.hub.openStreams === 0);
  });

  test('has file links that stop working', async () => {
    const who = await createStudent(api);
    const calls = fileCalls(api);
    const { file } = (
      await calls.upload('resume', [{ name: 'cv.pdf', content: pdf }], { who })
    ).json();
    const { url } = (await calls.get(`/v1/student/file/${file.id}`, who)).json();
    expect((await calls.get(url)).statusCode).toBe(200);
    await leave(who);
    expect((await calls.get(url)).statusCode).toBe(404);
  });

  test('cannot erase another account', async () => {
    const [who, other] = [await createStudent(api), await createStudent(api)];
    const reply = await api.app.inject({
      method: 'DELETE',
      url: `/v1/student/account?id=${other.accountId}&accountId=${other.accountId}`,
      headers: who.headers,
    });
    expect(reply.statusCode).toBeLessThan(500);
    expect((await account(other)).statusCode).toBe(200);
  });
});

describe('the operator', () => {
  const erase = (...words: string[]) => admin(api, 'erase-student', ...words);

  test('erases a student by address in any case, as students can themselves', async () => {
    const person = await createFullStudent(api);
    // Sent mails with captured content, as the demo's mailbox stores them.
    await rows("update mail set sent_at = now(), captured = jsonb_build_object('text', data)", []);
    expect(await erase(person.email.toUpperCase())).toContain(`Erased ${person.accountId}`);
    expect(await tracesOf(person)).toEqual([]);
    expect((await account(person)).statusCode).toBe(401);
    const noted = await rows('select action from audit where subject_id = $1', [person.accountId]);
    expect(noted).toEqual([{ action: 'admin.erase-student' }]);
  });

  test('gets a message for an unknown address', async () => {
    expect(await erase('nobody@test.example')).toBe('There is no student with this address.');
    expect(await erase('nonsense')).toContain('expected an e-mail address');
    expect(await erase()).toContain('<address> is missing');
  });
});
