import { Random } from '@engawa/demo/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeOf, type TalentQuery } from '../../src/features/talent-search/public.ts';
import { createRecruiter, signIn } from '../../testing/database/factories.ts';
import { block } from '../../testing/people/settings.ts';
import { createFindable } from '../../testing/people/talent.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let ids: string[];
beforeAll(async () => {
  api = await startTestApp();
  ids = await createFindable(api, new Random(3), 5);
});
afterAll(() => api.close());

const newest = { order: 'newest', perPage: 20 } as const;
const found = async (query: TalentQuery | undefined) =>
  query && (await api.services.talent.find(query, newest)).students.map(({ id }) => id).toSorted();
const scope = (companyId: string) => scopeOf(api.services.databases.reads, companyId, {});

test('a verified company finds everybody who has not blocked it; an unverified one nobody', async () => {
  const { companyId } = await createRecruiter(api);
  expect(await found(await scope(companyId))).toEqual(ids.toSorted());
  const [blocker = ''] = ids;
  await block(api, await signIn(api, blocker), companyId);
  expect(await found(await scope(companyId))).toEqual(ids.slice(1).toSorted());
  const unverified = await createRecruiter(api, { verified: false });
  expect(await scope(unverified.companyId)).toBeUndefined();
});
