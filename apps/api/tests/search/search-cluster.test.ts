import {
  countBehind,
  noteFollowed,
  readFollowed,
  readLineage,
  readPending,
  replaceFollowed,
} from '@engawa/search-cluster/follow/followed.repo';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { admin } from '../../testing/server/desk.ts';

/** What the database stores about a cluster; `*.cluster.test.ts` tests the cluster itself. */
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const db = () => api.services.databases.commands;
const key = { source: 'student', shape: 'a' };
const row = '01900000-0000-7000-8000-000000000001';
const change = () =>
  sql`insert into search_change (source, row_id) values ('student', ${row})`.execute(db());
const pending = (most = 10) => readPending(db(), key, most);

beforeEach(async () => {
  await sql`truncate search_cluster, search_change`.execute(db());
  const lineage = await readLineage(db());
  const index = { indexName: 'one', indexUuid: 'u', lineage, position: '3' };
  await replaceFollowed(db(), key, index);
});

test('the log names every change since, a row changed twice twice, up to the limit', async () => {
  expect(await pending()).toMatchObject({ indexName: 'one', changes: [] });
  await change();
  await change();
  expect((await pending())?.changes).toEqual([row, row]);
  await change();
  expect((await pending(1))?.changes).toHaveLength(2);
  expect(await countBehind(db(), 'student', '3', 4)).toBe(3);
  expect(await countBehind(db(), 'student', '3', 1)).toBe(2);
});

test.each([
  ['nobody has followed for twelve hours', `followed_at = now() - interval '13 hours'`],
  ['is of another life of the database', `lineage = lineage || '1'`],
  ['is of other documents', `shape = 'b'`],
])('an index that %s is ignored', async (_, values) => {
  await sql`update search_cluster set ${sql.raw(values)}`.execute(db());
  expect(await pending()).toBeUndefined();
});

test('a follower of a replaced index does not restore it', async () => {
  const old = await readFollowed(db(), key);
  if (!old) throw new Error('no index');
  await replaceFollowed(db(), key, { ...old, indexName: 'two', indexUuid: 'v', position: '5' });
  await noteFollowed(db(), key, { ...old, position: '4' });
  expect(await readFollowed(db(), key)).toMatchObject({ indexName: 'two', position: '5' });
});

test('the operator requests a rebuild, and sees how far each is behind', async () => {
  await change();
  expect(await admin(api, 'health')).toContain('in the cluster, student: one, 1 changes behind');
  expect(await admin(api, 'cluster-rebuild')).toContain('Asked for: student.');
  expect((await readFollowed(db(), key))?.isBuildAsked).toBe(true);
  await sql`truncate search_cluster`.execute(db());
  expect(await admin(api, 'cluster-rebuild')).toContain('No search cluster is followed.');
});
