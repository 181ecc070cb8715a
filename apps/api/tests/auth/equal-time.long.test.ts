import { type Cost, costOf, ratioOf } from '@engawa/platform/testing/cost';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { Browser } from '../../testing/server/browser.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test('signing in takes equally long with a known and an unknown e-mail', async () => {
  const { email } = await createRecruiter(api, { password: 'kaki-to-moss-7' });
  const costs: Record<'known' | 'unknown', Cost[]> = { known: [], unknown: [] };
  for (let round = 0; round < 9; round += 1) {
    for (const [kind, who, at] of [
      ['known', email, 1],
      ['unknown', `nobody-${round}@test.example`, 2],
    ] as const) {
      // Failures count per address.
      const browser = new Browser(api, { address: `198.51.100.${round * 2 + at}` });
      const body = { email: who, password: 'not-this-one-1' };
      costs[kind].push(await costOf(() => browser.post('/v1/auth/recruiter-login', body)));
    }
  }
  const { cpu, wall } = ratioOf(costs.known, costs.unknown);
  expect(Math.max(cpu, 1 / cpu)).toBeLessThan(1.5);
  expect(Math.max(wall, 1 / wall)).toBeLessThan(3);
});
