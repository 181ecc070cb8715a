import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { probeContract } from '../../testing/server/probe.ts';

/** Two servers on one database, as behind a balancer. */
let left: TestApp;
let right: TestApp;

beforeAll(async () => {
  const options = {
    env: { CALLS_PER_MINUTE: '50' },
    contractFor: (services: TestApp['services']) => probeContract(services, async () => undefined),
  };
  left = await startTestApp(options);
  right = await startTestApp({ ...options, beside: left });
});
afterAll(async () => {
  await right.close();
  await left.close();
});

const call = (server: TestApp, who: SignedIn | null, url: string, remoteAddress = '192.0.2.1') =>
  server.app.inject({ url, headers: { ...who?.headers, languagetype: '1' }, remoteAddress });

describe('an endpoint’s rate limit', () => {
  test('is exact over all servers, and resets with its window', async () => {
    const student = await createStudent(left);
    const url = '/v1/student/notes-limited';
    for (const server of [left, right, left]) {
      expect((await call(server, student, url)).statusCode).toBe(200);
    }
    const refused = await call(right, student, url);
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.json()).toEqual({
      code: 'too_many_requests',
      message: `Too many requests. Please try again in ${wait} seconds.`,
    });
    left.clock.advance(wait);
    expect((await call(right, student, url)).statusCode).toBe(200);
  });

  test('counts per person', async () => {
    const [one, other] = [await createStudent(left), await createStudent(left)];
    for (let times = 0; times < 4; times += 1) await call(left, one, '/v1/student/notes-limited');
    expect((await call(left, other, '/v1/student/notes-limited')).statusCode).toBe(200);
  });
});

describe('the general limit per address', () => {
  const flood = async (server: TestApp, times: number, address: string) => {
    const replies = await Promise.all(
      Array.from({ length: times }, () => call(server, null, '/v1/student/notes-limited', address)),
    );
    return replies.filter((reply) => reply.statusCode === 429).length;
  };

  test('holds at once on one server, on others after synchronising', async () => {
    expect(await flood(left, 50, '198.51.100.7')).toBe(0);
    expect(await flood(left, 5, '198.51.100.7')).toBe(5);
    await left.services.limits.settle();
    expect(await flood(right, 1, '198.51.100.7')).toBe(0);
    await right.services.limits.settle();
    expect(await flood(right, 5, '198.51.100.7')).toBe(5);
  });

  test('affects neither other addresses nor health checks', async () => {
    await flood(left, 60, '198.51.100.8');
    expect(await flood(left, 1, '198.51.100.9')).toBe(0);
    expect((await call(left, null, '/healthz', '198.51.100.8')).statusCode).toBe(200);
  });

  test('counts an IPv6 network as one address', async () => {
    await flood(left, 60, '2001:db8:1:2::1');
    expect(await flood(left, 1, '2001:0DB8:1:ffff::9')).toBe(1);
    expect(await flood(left, 1, '2001:db8:2::1')).toBe(0);
  });
});
