import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudent } from '../../testing/database/factories.ts';
import { multipart } from '../../testing/files/multipart.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server/server-process.ts';

let api: TestApp;
let servers: ServerProcess[];
beforeAll(async () => {
  api = await startTestApp();
  const env = { DATABASE_URL: api.databaseUrl, ENGAWA_DATA: api.folder, CALLS_PER_MINUTE: '200' };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await api.close();
});

/** Real time: repeats a count during which the limit's window ended. */
async function inOneWindow(seconds: number, count: () => Promise<void>): Promise<void> {
  const windowNow = () => Math.floor(Date.now() / 1000 / seconds);
  for (let began = -1; began !== windowNow(); ) {
    began = windowNow();
    await count();
  }
}

test('two processes share the count of an endpoint exactly', async () => {
  let statuses: number[] = [];
  await inOneWindow(600, async () => {
    statuses = [];
    const student = await createStudent(api);
    for (let count = 0; count < 62; count += 1) {
      const form = multipart({ purpose: 'resume' }, [{ name: 'cv.pdf', content: pdf }]);
      const reply = await fetch(`${servers[count % 2]?.origin}/v1/student/upload-file`, {
        method: 'POST',
        headers: { ...student.headers, ...form.headers },
        body: form.payload,
      });
      statuses.push(reply.status);
    }
  });
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('two processes share the count of an address after a short delay', async () => {
  const [left, right] = servers;
  const call = async (server: ServerProcess | undefined) =>
    (await fetch(`${server?.origin}/v1/overview`)).status;
  await inOneWindow(60, async () => {
    for (let status = 200; status === 200; ) status = await call(left);
    let asked = 0;
    // The other process got few requests and refuses too.
    await until('the other process to refuse', async () => {
      asked += 1;
      return (await call(right)) === 429;
    });
    expect(asked).toBeLessThan(200);
  });
});
