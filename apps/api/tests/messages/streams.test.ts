import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { readStream } from '../../testing/server/signal-reader.ts';

let api: TestApp;
let origin: string;
beforeAll(async () => {
  api = await startTestApp();
  api.services.server.heartbeatMs = 100;
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as { port: number }).port}`;
});
afterAll(() => api.close());

const open = (who: SignedIn) => readStream(origin, 'student', who);
const streams = () => [api.services.server.streams.size, api.services.hub.openStreams];

test('a stream ends with its session', async () => {
  const student = await createStudent(api);
  const stream = await open(student);
  await api.services.databases.commands
    .updateTable('session')
    .set({ ended_at: api.clock.now() })
    .where('account_id', '=', student.accountId)
    .execute();
  await stream.ended;
  await until('nothing left', () => streams().every((count) => count === 0));
});

test('disconnected clients leave nothing behind', async () => {
  const student = await createStudent(api);
  const hasty = Array.from({ length: 15 }, async (_, at) => {
    const abort = new AbortController();
    const asking = fetch(`${origin}/v1/student/signals`, {
      headers: student.headers,
      signal: abort.signal,
    });
    setTimeout(() => abort.abort(), at);
    await asking.catch(() => undefined);
  });
  await Promise.all(hasty);
  await until('nothing left', () => streams().every((count) => count === 0));
});

test('one person may have twenty tabs', async () => {
  const student = await createStudent(api);
  const tabs = await Promise.all(Array.from({ length: 20 }, () => open(student)));
  const refused = await fetch(`${origin}/v1/student/signals`, { headers: student.headers });
  expect(refused.status).toBe(429);
  for (const tab of tabs) tab.close();
  await until('nothing left', () => streams().every((count) => count === 0));
});
