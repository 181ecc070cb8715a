import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudent } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { SHED_AFTER_MS: '500' } });
});
afterAll(() => api.close());

function beBusy(ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end);
  return new Promise((resolve) => setImmediate(resolve));
}

test('refuses calls while the process is overloaded, and still reports health', async () => {
  const student = await createStudent(api);
  const account = () => api.app.inject({ url: '/v1/student/account', headers: student.headers });
  await until('a calm moment', async () => (await account()).statusCode === 200);
  let refused = await account();
  for (let turn = 0; turn < 10 && refused.statusCode === 200; turn += 1) {
    await beBusy(1500);
    refused = await account();
  }
  expect(refused.statusCode).toBe(503);
  expect(refused.json().code).toBe('unavailable');
  expect(refused.headers['retry-after']).toBe('5');
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);
});
