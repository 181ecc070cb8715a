import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from '../../src/features/files/sweep/sweep-files.ts';
import { createStudent, type SignedIn, signIn } from '../../testing/database/factories.ts';
import { fileCalls, onDisk } from '../../testing/files/uploads.ts';
import { createProgramme, raffle, scholarshipCalls } from '../../testing/people/scholarship.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: ReturnType<typeof scholarshipCalls>;
let programmeId: string;

beforeAll(async () => {
  api = await startTestApp();
  calls = scholarshipCalls(api);
  programmeId = await createProgramme(api, { closesIn: 60 * 24 * 30 });
});
afterAll(() => api.close());

const names = (reply: Awaited<ReturnType<typeof calls.add>>): string[] =>
  reply.json().entry.files.map(({ name }: { name: string }) => name);
const sweep = () => sweepFiles(api.services.files, api.clock.now());
const uploads = (who: SignedIn, ...given: string[]) =>
  Promise.all(given.map((name) => calls.upload(who, name)));

test('files keep their order, can be reordered, and are deleted when left out', async () => {
  const who = await createStudent(api);
  const [a, b, c] = (await uploads(who, 'a.pdf', 'b.pdf', 'c.pdf')) as [string, string, string];
  const added = await calls.add(who, programmeId, { fileIds: [b, a] });
  expect(names(added)).toEqual(['b.pdf', 'a.pdf']);
  const { id } = added.json().entry;
  const saved = await calls.save(who, id, 1, { fileIds: [c, b.toUpperCase()] });
  expect(names(saved)).toEqual(['c.pdf', 'b.pdf']);
  expect((await fileCalls(api).get(`/v1/student/file/${a}`, who)).statusCode).toBe(404);
  expect((await fileCalls(api).get(`/v1/student/file/${b}`, who)).statusCode).toBe(200);
  expect((await fileCalls(api).remove(b, who)).json().code).toBe('file_in_use');
});

test('files survive the sweep, and are deleted with the entry', async () => {
  const who = await createStudent(api);
  const fileIds = await uploads(who, 'a.pdf', 'b.pdf');
  const { id } = (await calls.add(who, programmeId, { fileIds })).json().entry;
  api.clock.advance(25 * 3600);
  await sweep();
  const again = await signIn(api, who.accountId);
  for (const fileId of fileIds) {
    expect((await fileCalls(api).get(`/v1/student/file/${fileId}`, again)).statusCode).toBe(200);
  }
  const before = (await onDisk(api)).length;
  expect((await calls.remove(again, id)).statusCode).toBe(200);
  await sweep();
  expect((await onDisk(api)).length).toBe(before - 2);
});

test('an entry changed to the raffle loses its files', async () => {
  const who = await createStudent(api);
  const fileIds = await uploads(who, 'a.pdf');
  const { id } = (await calls.add(who, programmeId, { fileIds })).json().entry;
  expect(names(await calls.save(who, id, 1, raffle))).toEqual([]);
  expect((await fileCalls(api).get(`/v1/student/file/${fileIds[0]}`, who)).statusCode).toBe(404);
});

test('refuses a stranger’s file, another kind of file and an unknown one, without a partial entry', async () => {
  const who = await createStudent(api);
  const stranger = await createStudent(api);
  const own = await calls.upload(who);
  const others = [
    await calls.upload(stranger),
    await calls.upload(who, 'cv.pdf', 'resume'),
    crypto.randomUUID(),
  ];
  for (const other of others) {
    expect((await calls.add(who, programmeId, { fileIds: [own, other] })).statusCode).toBe(404);
  }
  const { entry } = (await calls.add(who, programmeId, { fileIds: [own] })).json();
  for (const other of others) {
    const reply = await calls.save(who, entry.id, 1, { title: 'new', fileIds: [other] });
    expect(reply.statusCode).toBe(404);
  }
  const listed = (await calls.list(who)).json().programmes;
  expect(listed.find(({ id }: { id: string }) => id === programmeId).entries).toEqual([entry]);
});

test('a file belongs to one entry, once', async () => {
  const who = await createStudent(api);
  const fileId = await calls.upload(who);
  const twice = await calls.add(who, programmeId, { fileIds: [fileId, fileId] });
  expect(twice.json().fields).toEqual({ fileIds: 'This has already been chosen.' });
  const replies = await Promise.all(
    ['research', 'self-starter'].map((category) =>
      calls.add(who, programmeId, { category, fileIds: [fileId] }),
    ),
  );
  const codes = replies.map((reply) => reply.json().code ?? 'sent');
  expect(new Set(codes)).toEqual(new Set(['file_in_use', 'sent']));
});
