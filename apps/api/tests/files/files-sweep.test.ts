import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepFiles } from '../../src/features/files/sweep/sweep-files.ts';
import { putObjects } from '../../src/features/files/upload/store-file.ts';
import { createStudent, signIn } from '../../testing/database/factories.ts';
import { jpeg, pdf } from '../../testing/files/sample-files.ts';
import { fileCalls, onDisk } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: ReturnType<typeof fileCalls>;

beforeAll(async () => {
  api = await startTestApp();
  calls = fileCalls(api);
});
afterAll(() => api.close());

describe('the sweep', () => {
  const sweep = () => sweepFiles(api.services.files, api.clock.now());
  const usage = async (id: string) =>
    (
      await api.services.databases.pool.query(
        'select bytes from storage_usage where owner_id = $1',
        [id],
      )
    ).rows[0]?.bytes;

  test('removes a deleted file from list, quota and disk', async () => {
    const owner = await createStudent(api);
    const { file } = (
      await calls.upload('picture', [{ name: 'a.jpg', content: await jpeg() }], { who: owner })
    ).json();
    expect(await usage(owner.accountId)).toBe(file.bytes);
    expect((await calls.remove(file.id, owner)).statusCode).toBe(200);
    expect(await usage(owner.accountId)).toBe(0);
    expect((await calls.get(file.pictures[0].url)).statusCode).toBe(404);
    const before = (await onDisk(api)).length;
    // Three widths, each as WebP and AVIF.
    expect((await sweep()).objects).toBe(6);
    expect((await onDisk(api)).length).toBe(before - 6);
  });

  test('deletes unused files after a day, and keeps used ones', async () => {
    const owner = await createStudent(api);
    const keep = (
      await calls.upload('resume', [{ name: 'keep.pdf', content: pdf }], { who: owner })
    ).json().file;
    await calls.upload('resume', [{ name: 'drop.pdf', content: pdf }], { who: owner });
    await api.services.databases.commands
      .insertInto('file_use')
      .values({ file_id: keep.id, subject: 'resume' })
      .execute();
    api.clock.advance(23 * 3600);
    await sweep();
    expect(await usage(owner.accountId)).toBe(2 * pdf.length);
    api.clock.advance(2 * 3600);
    await sweep();
    expect(await usage(owner.accountId)).toBe(pdf.length);
  });

  test('deletes bytes of a killed process', async () => {
    await sweep();
    const before = await onDisk(api);
    const path = join(api.folder, 'arriving');
    await writeFile(path, pdf);
    const object = { key: 'k'.repeat(32), path, mediaType: 'application/pdf', bytes: pdf.length };
    await putObjects(api.services.files, { objects: [object] }, api.clock.now());
    await sweep();
    expect((await onDisk(api)).length).toBe(before.length + 1);
    api.clock.advance(3601);
    expect((await sweep()).objects).toBe(1);
    expect(await onDisk(api)).toEqual(before);
  });

  test('keeps a file that is attached during the sweep or deletion', async () => {
    const owner = await createStudent(api);
    const upload = async () =>
      (await calls.upload('resume', [{ name: 'cv.pdf', content: pdf }], { who: owner })).json().file
        .id;
    const [swept, deleted] = [await upload(), await upload()];
    api.clock.advance(25 * 3600);
    const again = await signIn(api, owner.accountId);
    const attaching = await api.services.databases.pool.connect();
    await attaching.query('begin');
    for (const id of [swept, deleted]) {
      await attaching.query("insert into file_use (file_id, subject) values ($1, 'resume')", [id]);
    }
    const deleting = calls.remove(deleted, again);
    await sweep();
    await attaching.query('commit');
    attaching.release();
    expect((await deleting).json().code).toBe('file_in_use');
    await sweep();
    for (const id of [swept, deleted]) {
      expect((await calls.get(`/v1/student/file/${id}`, again)).statusCode).toBe(200);
    }
  });
});
