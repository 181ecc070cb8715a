import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMetrics } from './metrics.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a gauge that fails or takes long does not hide the others', async () => {
  const server = fastify();
  addMetrics(
    server,
    { token: 'secret' },
    {
      known: { help: 'At once.', read: () => 3 },
      stuck: {
        help: 'Of a database that hangs.',
        read: () => new Promise<number>(() => undefined),
      },
      failed: { help: 'Of one that is away.', read: () => Promise.reject(new Error('away')) },
    },
  );
  const asked = server.inject({ url: '/metrics', headers: { authorization: 'Bearer secret' } });
  await vi.advanceTimersByTimeAsync(2_000);
  const { body } = await asked;
  expect(body).toMatch(/^known 3$/m);
  expect(body).toMatch(/^stuck Nan$/im);
  expect(body).toMatch(/^failed Nan$/im);
  await server.close();
});
