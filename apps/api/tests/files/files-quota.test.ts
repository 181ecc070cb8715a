import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter, createStudent } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { fileCalls, onDisk } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: ReturnType<typeof fileCalls>;

beforeAll(async () => {
  api = await startTestApp();
  calls = fileCalls(api);
});
afterAll(() => api.close());

test('more than the quota', async () => {
  const full = await createStudent(api);
  await api.services.databases.pool.query('insert into storage_usage values ($1, $2)', [
    full.accountId,
    1024 ** 3 - 10,
  ]);
  const before = await onDisk(api);
  const reply = await calls.upload('resume', [{ name: 'cv.pdf', content: pdf }], { who: full });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'quota_exceeded']);
  expect(await onDisk(api)).toEqual(before);
});

test('more than an unverified company may store, with the way to lift that', async () => {
  const who = await createRecruiter(api, { verified: false });
  const { pool } = api.services.databases;
  const upload = () =>
    calls.upload('message', [{ name: 'a.pdf', content: pdf }], { who, side: 'company' });
  await pool.query(
    `insert into stored_file (key, company_id, purpose, name, media_type, bytes, created_at)
     select 'filler-' || n, $1, 'message', 'a', 'a', 1, now() from generate_series(1, 59) as n`,
    [who.companyId],
  );
  expect((await upload()).statusCode).toBe(200);
  const before = await countRows(api, 'stored_object');
  const reply = await upload();
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'unverified_quota_exceeded']);
  expect(reply.json().message).toContain('up to 60 files and 200 MB');
  expect(await countRows(api, 'stored_object')).toBe(before);
  await pool.query('delete from stored_file where company_id = $1', [who.companyId]);
  const megabyte = 1024 * 1024;
  const fill = 'update storage_usage set bytes = $2 where owner_id = $1';
  await pool.query(fill, [who.companyId, 200 * megabyte - 10]);
  expect((await upload()).json().code).toBe('unverified_quota_exceeded');
  await pool.query('update company set verified_at = now() where id = $1', [who.companyId]);
  expect((await upload()).statusCode).toBe(200);
});
