import { sessionsByDigest } from '@engawa/platform/auth/session.repo';
import { digestOf } from '@engawa/platform/auth/tokens';
import { ReadPipeline } from '@engawa/platform/db/statements/pipeline';
import { until } from '@engawa/platform/testing/waiting/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let pipeline: ReadPipeline;
beforeAll(async () => {
  api = await startTestApp();
  pipeline = new ReadPipeline({ url: api.databaseUrl }, 2);
  await api.services.databases.pool.query('create table thing (id int, name text)');
  await api.services.databases.pool.query("insert into thing values (1, 'one')");
});
afterAll(async () => {
  await pipeline.close();
  await api.close();
});

const name = 'select name from thing where id = $1';

test('a failing statement does not affect others in the pipeline', async () => {
  const outcomes = await Promise.allSettled([
    pipeline.query(name, [1]),
    pipeline.query('select 1 / 0', []),
    pipeline.query(name, ['not a number']),
    pipeline.query(name, [1]),
  ]);
  expect(outcomes.map((one) => one.status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});

test('a migration that changes a type does not break prepared statements', async () => {
  await Promise.all([pipeline.query(name, [1]), pipeline.query(name, [1])]);
  await api.services.databases.pool.query('alter table thing alter column name type varchar(50)');
  const results = await Promise.all([1, 2, 3, 4].map(() => pipeline.query(name, [1])));
  expect(results.map((result) => result.rows[0]?.name)).toEqual(['one', 'one', 'one', 'one']);
});

test('a slow statement does not delay the others', async () => {
  let slowDone = false;
  const slow = pipeline.query('select pg_sleep(1)', []).then(() => {
    slowDone = true;
  });
  for (let times = 0; times < 10; times += 1) await pipeline.query(name, [1]);
  expect(slowDone).toBe(false);
  await slow;
});

test('replaces broken connections', async () => {
  await pipeline.query(name, [1]);
  await api.services.databases.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query = $1',
    [name],
  );
  // Until the client notices, a read may still fail on the old connection.
  const rows = await until('a new connection', () =>
    pipeline.query(name, [1]).then(
      (result) => result.rows,
      () => undefined,
    ),
  );
  expect(rows).toEqual([{ name: 'one' }]);
});

test('session lookups keep one plan, although the first came one by one', async () => {
  const { databases } = api.services;
  const asked = [[digestOf('a token')], new Date()];
  for (let times = 0; times < 12; times += 1) {
    await databases.pipeline.query(sessionsByDigest, asked);
  }
  // Whichever of the two connections; they are used in turn.
  const { rows } = await databases.pipeline.query(
    'select generic_plans > 5 as again, custom_plans from pg_prepared_statements where statement = $1',
    [sessionsByDigest],
  );
  expect(rows).toEqual([{ again: true, custom_plans: 0 }]);
});

test('session lookups use indexes, however small a table was when planned', async () => {
  const { rows } = await api.services.databases.pipeline.query(
    "select current_setting('enable_seqscan') as reads_all",
    [],
  );
  expect(rows).toEqual([{ reads_all: 'off' }]);
});
