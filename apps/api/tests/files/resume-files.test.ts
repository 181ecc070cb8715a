import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepFiles } from '../../src/features/files/sweep/sweep-files.ts';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { jpeg, pdf } from '../../testing/files/sample-files.ts';
import { fileCalls, onDisk } from '../../testing/files/uploads.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

async function upload(who: SignedIn, name = 'cv.pdf'): Promise<string> {
  const reply = await fileCalls(api).upload('resume', [{ name, content: pdf }], { who });
  return reply.json().file.id;
}

const isThere = async (id: string, who: SignedIn) =>
  (await fileCalls(api).get(`/v1/student/file/${id}`, who)).statusCode === 200;

describe('the four slots', () => {
  test('each have a file, listed in the account', async () => {
    const student = await createStudent(api);
    const calls = profileCalls(api, student);
    const [ja, en] = [await upload(student, '履歴書.pdf'), await upload(student, 'resume.pdf')];
    await calls.attach('resume-ja', ja);
    const reply = await calls.attach('resume-en', en);
    expect(reply.json().files).toMatchObject([
      { slot: 'resume-en', file: { id: en, name: 'resume.pdf', pictures: [] } },
      { slot: 'resume-ja', file: { id: ja, name: '履歴書.pdf', bytes: pdf.length } },
    ]);
    expect((await calls.show()).files).toEqual(reply.json().files);
    expect((await fileCalls(api).remove(ja, student)).json().code).toBe('file_in_use');
  });

  test('replace and delete the earlier file', async () => {
    const student = await createStudent(api);
    const calls = profileCalls(api, student);
    const [first, second] = [await upload(student), await upload(student)];
    await calls.attach('cv-ja', first);
    const before = (await onDisk(api)).length;
    const reply = await calls.attach('cv-ja', second);
    expect(reply.json().files.map(({ file }: { file: { id: string } }) => file.id)).toEqual([
      second,
    ]);
    expect([await isThere(first, student), await isThere(second, student)]).toEqual([false, true]);
    await sweepFiles(api.services.files, api.clock.now());
    expect(await onDisk(api)).toHaveLength(before - 1);
  });

  test('accept the same file id in capitals', async () => {
    const student = await createStudent(api);
    const calls = profileCalls(api, student);
    const id = await upload(student);
    await calls.attach('cv-ja', id);
    const again = await calls.attach('cv-ja', id.toUpperCase());
    expect(again.statusCode).toBe(200);
    expect(again.json().files).toMatchObject([{ slot: 'cv-ja', file: { id } }]);
    expect(await isThere(id, student)).toBe(true);
  });

  test('keep a replaced file that something else uses', async () => {
    const student = await createStudent(api);
    const calls = profileCalls(api, student);
    const id = await upload(student);
    await calls.attach('cv-en', id);
    await api.services.databases.commands
      .insertInto('file_use')
      .values({ file_id: id, subject: 'application:1' })
      .execute();
    expect((await calls.detach('cv-en')).json().files).toEqual([]);
    expect(await isThere(id, student)).toBe(true);
  });

  test('refuse one file in two slots; the same slot twice is fine', async () => {
    const student = await createStudent(api);
    const calls = profileCalls(api, student);
    const id = await upload(student);
    const first = await calls.attach('cv-en', id);
    const again = await calls.attach('cv-en', id);
    expect(again.json()).toEqual(first.json());
    const other = await calls.attach('cv-ja', id);
    expect([other.statusCode, other.json().code]).toEqual([409, 'file_in_use']);
  });

  test('of two tabs at once, one file stays, the other is deleted', async () => {
    const student = await createStudent(api);
    const calls = profileCalls(api, student);
    const ids = [await upload(student), await upload(student), await upload(student)];
    const replies = await Promise.all(ids.map((id) => calls.attach('resume-ja', id)));
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    const { files } = await calls.show();
    expect(files).toHaveLength(1);
    const there = await Promise.all(ids.map((id) => isThere(id, student)));
    expect(ids.filter((_, at) => there[at])).toEqual([files[0].file.id]);
  });
});

describe('deleting', () => {
  test('empties the slot; an empty one has nothing to delete', async () => {
    const student = await createStudent(api);
    const calls = profileCalls(api, student);
    const id = await upload(student);
    await calls.attach('resume-ja', id);
    const deleted = await calls.detach('resume-ja');
    expect(deleted.json()).toMatchObject({ message: 'Deleted.', files: [] });
    expect(await isThere(id, student)).toBe(false);
    expect((await calls.detach('resume-ja')).statusCode).toBe(404);
    expect((await calls.detach('passport')).statusCode).toBe(422);
  });
});

test('ignores a stranger’s file and one for another purpose', async () => {
  const student = await createStudent(api);
  const stranger = await createStudent(api);
  const calls = profileCalls(api, student);
  const kept = await upload(student);
  await calls.attach('resume-ja', kept);
  const missing = await calls.attach('resume-ja', crypto.randomUUID());
  expect(missing.statusCode).toBe(404);
  const theirs = await upload(stranger);
  const portrait = await fileCalls(api).upload(
    'portrait',
    [{ name: 'me.jpg', content: await jpeg() }],
    { who: student },
  );
  for (const id of [theirs, portrait.json().file.id]) {
    expect((await calls.attach('resume-ja', id)).body).toBe(missing.body);
  }
  expect(await isThere(kept, student)).toBe(true);
  expect((await calls.show()).files).toHaveLength(1);
});
