import { type Cost, costOf, ratioOf } from '@engawa/platform/testing/cost';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { begin, createAccount, findMail, signIn } from '../testing/flow.ts';
import { english, registration } from '../testing/registration.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

test('signing in takes equally long with a wrong password and an unknown address', async () => {
  // Two of each: many failures for one address slow its responses down.
  const known = [(await createAccount(service)).email, (await createAccount(service)).email];
  const flow = await begin(service);
  const costs: Record<'known' | 'unknown', Cost[]> = { known: [], unknown: [] };
  for (let round = 0; round < 15; round += 1) {
    const address = from(`198.51.100.${round}`);
    for (const [kind, name] of [
      ['known', known[round % 2] ?? ''],
      ['unknown', `nobody${round % 2}@school.example`],
    ] as const) {
      costs[kind].push(await costOf(() => signIn(flow, name, 'wrong word 1', address)));
    }
  }
  const { cpu, wall } = ratioOf(costs.known, costs.unknown);
  expect(cpu).toBeGreaterThan(0.75);
  expect(cpu).toBeLessThan(1.33);
  expect(Math.max(wall, 1 / wall)).toBeLessThan(3);
});

test('registering takes equally long with a new and a known address', async () => {
  const { email } = await createAccount(service);
  const flow = await begin(service, english);
  const costs: Record<'known' | 'fresh', Cost[]> = { known: [], fresh: [] };
  for (let round = 0; round < 15; round += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${round}` };
    for (const [kind, address] of [
      ['known', email],
      ['fresh', `fresh${round}@school.example`],
    ] as const) {
      const send = () => flow.browser.post(`${flow.base}/register`, registration(address), headers);
      costs[kind].push(await costOf(send));
    }
    // Past the mail limit per address.
    service.clock.advance(3600);
  }
  const { cpu, wall } = ratioOf(costs.known, costs.fresh);
  expect(cpu).toBeGreaterThan(0.7);
  expect(cpu).toBeLessThan(1.4);
  expect(Math.max(wall, 1 / wall)).toBeLessThan(3);
});

test('resetting takes equally long, with the same response, for known and unknown addresses', async () => {
  const { email } = await createAccount(service);
  const costs: Record<'known' | 'unknown', Cost[]> = { known: [], unknown: [] };
  const texts = new Set<string>();
  // Warm-up: the first request loads and compiles code.
  await new Browser(service.origin).post('/identity/forgot', { email: 'first@school.example' });
  for (let round = 0; round < 15; round += 1) {
    for (const [kind, address] of [
      ['known', email],
      ['unknown', `nobody${round}@school.example`],
    ] as const) {
      const ask = async () => {
        const answer = await new Browser(service.origin).post(
          '/identity/forgot',
          { email: address },
          { 'x-forwarded-for': `198.51.100.${round}` },
        );
        texts.add(answer.text.replaceAll(address, ''));
      };
      costs[kind].push(await costOf(ask));
    }
    // Beyond the mail limit per address the response stays the same.
    service.clock.advance(1);
  }
  expect(texts.size).toBe(1);
  expect(await findMail(service, 'nobody1@school.example', 'identity-reset')).toBeUndefined();
  // The first five are below the limit: stored, and answered by the job.
  const { cpu, wall } = ratioOf(costs.known.slice(0, 5), costs.unknown.slice(0, 5));
  expect(Math.max(cpu, 1 / cpu)).toBeLessThan(2.5);
  expect(Math.max(wall, 1 / wall)).toBeLessThan(3);
});
