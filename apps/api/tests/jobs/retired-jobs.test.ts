import { defineJob } from '@engawa/platform/jobs/job';
import { JobQueue } from '@engawa/platform/jobs/job-queue';
import { createLog } from '@engawa/platform/log/log';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/server/app.ts';

const sweep = defineJob<Record<string, never>>('built-in-sweep', { cron: '23 * * * *' });
const kept = defineJob<Record<string, never>>('kept-sweep', { cron: '24 * * * *' });

test('a removed job queue loses its schedule and waiting jobs', async () => {
  const api = await startTestApp();
  const { pool, commands } = api.services.databases;
  const log = createLog('silent');
  const before = new JobQueue(api.databaseUrl, log);
  for (const job of [sweep, kept]) before.handle(job, async () => undefined);
  await before.start();
  await before.stop();
  await commands.transaction().execute((tx) =>
    before.send(tx, [
      { job: sweep, data: {}, after: new Date(Date.now() + 3600_000) },
      { job: kept, data: {}, after: new Date(Date.now() + 3600_000) },
    ]),
  );
  const after = new JobQueue(api.databaseUrl, log);
  after.handle(kept, async () => undefined);
  after.retire(sweep);
  await after.start();
  const names = async (table: string) =>
    (await pool.query(`select name from pgboss.${table} where name like '%-sweep'`)).rows;
  expect(await names('schedule')).toEqual([{ name: 'kept-sweep' }]);
  expect(await names('job')).toEqual([{ name: 'kept-sweep' }]);
  await after.stop();
  await api.close();
});
