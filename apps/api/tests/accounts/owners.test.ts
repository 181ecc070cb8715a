import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const accounts = () => api.services.databases.commands.updateTable('account');
const demote = (id: string) => accounts().set({ level: 1 }).where('id', '=', id).execute();
const ownerless = /company_has_an_owner|without an owner/;

test.each([
  ['demoted', demote],
  [
    'stopped',
    (id: string) => accounts().set({ closed_at: new Date() }).where('id', '=', id).execute(),
  ],
  [
    'deleted',
    (id: string) =>
      api.services.databases.commands.deleteFrom('account').where('id', '=', id).execute(),
  ],
])('the last owner cannot be %s', async (_way, removeInfected) => {
  const owner = await createRecruiter(api);
  await expect(removeInfected(owner.accountId)).rejects.toThrow(ownerless);
  await createRecruiter(api, { companyId: owner.companyId });
  await removeInfected(owner.accountId);
});

test('of two owners who step down concurrently, one stays', async () => {
  const first = await createRecruiter(api);
  const second = await createRecruiter(api, { companyId: first.companyId });
  const outcomes = await Promise.allSettled([demote(first.accountId), demote(second.accountId)]);
  expect(outcomes.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('deleting a company deletes its owner', async () => {
  const owner = await createRecruiter(api);
  await api.services.databases.commands
    .deleteFrom('company')
    .where('id', '=', owner.companyId)
    .execute();
});

test('an address exists once per company', async () => {
  const owner = await createRecruiter(api);
  const again = { companyId: owner.companyId, email: owner.email.toUpperCase() };
  await expect(createRecruiter(api, again)).rejects.toThrow(/recruiter_company_email/);
});
