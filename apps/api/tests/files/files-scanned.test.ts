import {
  type ClamavServer,
  eicar,
  startClamavServer,
} from '@engawa/platform/testing/stand-ins/clamav-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scanFiles } from '../../src/features/files/sweep/scan-files.ts';
import { sweepFiles } from '../../src/features/files/sweep/sweep-files.ts';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { jpeg, pdf } from '../../testing/files/sample-files.ts';
import { fileCalls, onDisk } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let scanner: ClamavServer;
let api: TestApp;
let calls: ReturnType<typeof fileCalls>;
let student: SignedIn;

beforeAll(async () => {
  scanner = await startClamavServer();
  api = await startTestApp({ env: { SCANNER_URL: scanner.url } });
  calls = fileCalls(api);
});
beforeEach(async () => {
  student = await createStudent(api);
});
afterAll(async () => {
  await api.close();
  await scanner.stop();
});

const virus = Buffer.concat([pdf, eicar]);
const upload = (content: Buffer) =>
  calls.upload('resume', [{ name: 'cv.pdf', content }], { who: student });
const link = (id: string) => calls.get(`/v1/student/file/${id}`, student);
const port = () => Number(new URL(scanner.url).port);
const scan = () => scanFiles(api.services.files, api.services.server.outbox, api.clock.now());

test('a clean file can be downloaded at once', async () => {
  const { id } = (await upload(pdf)).json().file;
  const { url } = (await link(id)).json();
  expect((await calls.get(url)).rawPayload.equals(pdf)).toBe(true);
});

test('an infected file is refused, reported and not stored', async () => {
  const before = { rows: await countRows(api, 'stored_file'), disk: await onDisk(api) };
  const reply = await upload(virus);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'file_infected']);
  expect(reply.json().message).toContain('A virus was found');
  expect({ rows: await countRows(api, 'stored_file'), disk: await onDisk(api) }).toEqual(before);
});

test('a picture is not scanned, because it is re-encoded', async () => {
  const { asked } = scanner;
  const reply = await calls.upload(
    'portrait',
    [{ name: 'me.jpg', content: await jpeg(100, 100) }],
    {
      who: student,
    },
  );
  expect((await link(reply.json().file.id)).statusCode).toBe(200);
  expect(scanner.asked).toBe(asked);
});

test('while the scanner is unavailable, files wait and are not served', async () => {
  await api.services.databases.pool.query('update account set language = $2 where id = $1', [
    student.accountId,
    'en',
  ]);
  await scanner.stop();
  const clean = (await upload(pdf)).json().file.id;
  const infected = (await upload(virus)).json().file.id;
  const waiting = await link(clean);
  expect([waiting.statusCode, waiting.json().code]).toEqual([409, 'file_not_scanned']);
  expect(await scan()).toMatchObject({ clean: 0, unavailable: { code: 'ECONNREFUSED' } });
  expect((await link(clean)).statusCode).toBe(409);

  scanner = await startClamavServer(port());
  // A failed file waits before its next attempt, so that it does not block others.
  api.clock.advance(10 * 60 + 1);
  expect(await scan()).toEqual({ clean: 1, infected: 1, unsure: 0 });
  expect((await link(clean)).statusCode).toBe(200);
  const found = await link(infected);
  expect([found.statusCode, found.json().code]).toEqual([422, 'file_infected']);
  // To the uploader, in the language of their last sign-in.
  const { rows } = await api.services.databases.pool.query(
    'select mail.language, data from mail join student on email = recipient where student.id = $1',
    [student.accountId],
  );
  expect(rows).toEqual([
    { language: 'en', data: { name: 'cv.pdf', reader: expect.stringMatching(/./) } },
  ]);
  const objects = await countRows(api, 'stored_object');
  api.clock.advance(1);
  await sweepFiles(api.services.files, api.clock.now());
  expect(await countRows(api, 'stored_object')).toBe(objects - 1);
});

test('a file too large for the scanner waits, without blocking others', async () => {
  scanner.maxBytes = 200;
  const large = (await upload(Buffer.concat([pdf, Buffer.alloc(1000)]))).json().file.id;
  expect(await scan()).toEqual({ clean: 0, infected: 0, unsure: 1 });
  expect((await link(large)).json().code).toBe('file_not_scanned');
  scanner.maxBytes = 10_000;
  expect(await scan()).toEqual({ clean: 0, infected: 0, unsure: 0 });
  api.clock.advance(10 * 60 + 1);
  expect(await scan()).toEqual({ clean: 1, infected: 0, unsure: 0 });
  expect((await link(large)).statusCode).toBe(200);
});

test('without a scanner nothing waits; with one, older files are scanned first', async () => {
  const without = await startTestApp({ beside: api });
  const reply = await fileCalls(without).upload('resume', [{ name: 'cv.pdf', content: pdf }], {
    who: student,
  });
  const { id } = reply.json().file;
  const open = (test: TestApp) => fileCalls(test).get(`/v1/student/file/${id}`, student);
  const { url } = (await open(without)).json();
  expect((await calls.get(url)).json().code).toBe('file_not_scanned');
  expect((await open(api)).json().code).toBe('file_not_scanned');
  await scan();
  expect((await calls.get(url)).statusCode).toBe(200);
  await without.close();
});
