import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server/server-process.ts';

const megabyte = 1024 * 1024;
let api: TestApp;
let server: ServerProcess;
let student: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  server = await startServerProcess({ DATABASE_URL: api.databaseUrl, ENGAWA_DATA: api.folder });
  student = await createStudent(api);
});
afterAll(async () => {
  await server.stop();
  await api.close();
});

/** Sends a PDF of this size in chunks of a megabyte; optionally disconnects early. */
function send(bytes: number, hangUpAfter = Number.POSITIVE_INFINITY) {
  return new Promise<{ status: number; body: { code?: string; file?: { bytes: number } } }>(
    (resolve, reject) => {
      const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="big.pdf"\r\n\r\n';
      const outgoing = request(
        `${server.origin}/v1/student/upload-file-messages`,
        {
          method: 'POST',
          headers: { ...student.headers, 'content-type': 'multipart/form-data; boundary=b' },
        },
        (reply) => {
          let text = '';
          reply.on('data', (chunk) => (text += chunk));
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) }));
        },
      );
      outgoing.on('error', reject);
      outgoing.write(head);
      outgoing.write(pdf);
      let sent = pdf.length;
      const more = () => {
        while (sent < bytes) {
          if (sent >= hangUpAfter) return outgoing.destroy(new Error('hung up'));
          const size = Math.min(megabyte, bytes - sent);
          sent += size;
          if (!outgoing.write(Buffer.alloc(size, 32))) return outgoing.once('drain', more);
        }
        return outgoing.end('\r\n--b--\r\n');
      };
      more();
    },
  );
}

const incoming = () => readdirSync(join(api.folder, 'incoming'));

describe('100 MB', () => {
  test('pass, and the server’s memory stays flat', async () => {
    // The first upload fills Node's own buffers, which it does not release.
    await send(100 * megabyte);
    const before = await server.memory();
    let most = before;
    const sent = new AbortController();
    const watch = async () => {
      while (!sent.signal.aborted) most = Math.max(most, await server.memory());
    };
    const watching = watch();
    const replies = await Promise.all([send(100 * megabyte), send(100 * megabyte)]);
    sent.abort();
    await watching;
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(replies[0]?.body.file?.bytes).toBe(100 * megabyte);
    // 200 MB passed through; buffering them would exceed this.
    expect(most - before).toBeLessThan(80 * megabyte);
    // The response is sent before the spool is empty.
    await until('the spool to be empty', () => incoming().length === 0);
  });

  test('plus one byte are refused, and leave nothing', async () => {
    const before = await countRows(api, 'stored_object');
    const reply = await send(100 * megabyte + 1);
    expect([reply.status, reply.body.code]).toEqual([413, 'file_too_large']);
    await until('the rest to be cleared away', () => incoming().length === 0);
    expect(await countRows(api, 'stored_object')).toBe(before);
  });

  test('aborted halfway leave nothing', async () => {
    const before = await countRows(api, 'stored_file');
    await expect(send(100 * megabyte, 50 * megabyte)).rejects.toThrow('hung up');
    await until('the rest to be cleared away', () => incoming().length === 0);
    expect(await countRows(api, 'stored_file')).toBe(before);
    expect((await send(megabyte)).status).toBe(200);
  });
});
