import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Spool } from '@engawa/platform/storage/spool';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { multipart } from '../../testing/files/multipart.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let student: SignedIn;
beforeAll(async () => {
  api = await startTestApp();
  student = await createStudent(api);
});
afterAll(() => api.close());

/** A Linux device on which every write fails as on a full disk. */
const full = '/dev/full';

class FullSpool extends Spool {
  override newPath() {
    return full;
  }
  override async discard() {
    // The override keeps the test from deleting the device.
  }
}

async function upload() {
  const form = multipart({ purpose: 'resume' }, [{ name: 'cv.pdf', content: pdf }]);
  return api.app.inject({
    method: 'POST',
    url: '/v1/student/upload-file',
    headers: { ...student.headers, ...form.headers, languagetype: '1' },
    payload: form.payload,
  });
}

async function expectRefused() {
  const reply = await upload();
  expect([reply.statusCode, reply.json()]).toEqual([
    507,
    {
      code: 'storage_full',
      message: 'The server has run out of storage, so nothing was saved.',
    },
  ]);
  expect(await countRows(api, 'stored_file')).toBe(0);
  expect(await countRows(api, 'stored_object')).toBe(0);
}

test.runIf(existsSync(full))('refuses an upload if the spool is full', async () => {
  const { spool } = api.services.files;
  api.services.files.spool = new FullSpool(api.folder);
  await expectRefused();
  api.services.files.spool = spool;
});

test.runIf(existsSync(full))('refuses an upload if the store is full', async () => {
  const { store } = api.services.files;
  api.services.files.store = {
    ...store,
    get: () => store.get(''),
    remove: async () => undefined,
    put: () => writeFile(full, pdf),
  };
  await expectRefused();
  api.services.files.store = store;
});

test('accepts uploads once there is room again', async () => {
  expect((await upload()).statusCode).toBe(200);
});
