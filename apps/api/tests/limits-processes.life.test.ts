import { until } from '@engawa/platform/testing/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createStudent } from '../testing/factories.ts';
import { multipart } from '../testing/multipart.ts';
import { pdf } from '../testing/sample-files.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

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

/** These servers have the real clock: a window that is about to end would split the count. */
const earlyIn = (seconds: number) =>
  until('the next window', () => (Date.now() / 1000) % seconds < seconds - 25, 30);

test('two processes share the count of an endpoint exactly', async () => {
  // The limit of uploads.
  await earlyIn(600);
  const student = await createStudent(api);
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1) {
    const form = multipart({ purpose: 'resume' }, [{ name: 'cv.pdf', content: pdf }]);
    const reply = await fetch(`${servers[count % 2]?.origin}/v1/student/upload-file`, {
      method: 'POST',
      headers: { ...student.headers, ...form.headers },
      body: form.payload,
    });
    statuses.push(reply.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('two processes share the count of an address within a second or two', async () => {
  await earlyIn(60);
  const [left, right] = servers;
  const call = async (server: ServerProcess | undefined) =>
    (await fetch(`${server?.origin}/v1/overview`)).status;
  for (let status = 200; status === 200; ) status = await call(left);
  // The other one has hardly been asked, and knows all the same.
  await until('the other process to refuse', async () => (await call(right)) === 429, 5);
});
