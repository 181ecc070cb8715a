import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../src/sweep.repo.ts';
import { begin, createAccount, goodPassword, signInWhole } from '../testing/flow.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const later = (days: number) => new Date(service.clock.now().getTime() + days * 86_400_000);
const count = async (table: 'oidc_payload' | 'account' | 'signing_key' | 'one_time_token') =>
  (await service.db.selectFrom(`identity.${table}`).selectAll().execute()).length;

test('anonymous interactions are deleted after an hour', async () => {
  const before = await count('oidc_payload');
  for (let times = 0; times < 3; times += 1) await begin(service);
  const rows = await service.db
    .selectFrom('identity.oidc_payload')
    .select(['model', 'expires_at'])
    .execute();
  expect(rows.map(({ model }) => model)).toEqual(Array(before + 3).fill('Interaction'));
  const inAnHour = Date.now() + 3_600_000;
  expect(rows.filter((row) => (row.expires_at?.getTime() ?? Infinity) > inAnHour)).toEqual([]);
  await sweep(service.db, new Date(inAnHour + 1000));
  expect(await count('oidc_payload')).toBe(0);
});

test('outdated rows are deleted, used ones stay', async () => {
  const { email } = await createAccount(service);
  const { flow } = await signInWhole(service, email, goodPassword);
  const waiting = await begin(service);
  await waiting.browser.post(`${waiting.base}/register`, {
    givenName: 'A',
    familyName: 'B',
    email: 'never@school.example',
    password: goodPassword,
    agreed: 'yes',
  });
  await service.identity.rotateKeys();

  await sweep(service.db, later(0));
  expect((await begin(service, { browser: flow.browser })).screen.location).toContain('code=');
  expect([await count('account'), await count('signing_key')]).toEqual([2, 2]);

  await sweep(service.db, later(2));
  expect(await count('one_time_token')).toBe(0);
  expect(await count('signing_key')).toBe(2);

  await sweep(service.db, later(31));
  expect(await count('oidc_payload')).toBe(0);
  expect([await count('account'), await count('signing_key')]).toEqual([1, 1]);
});
