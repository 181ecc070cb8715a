import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabases } from '@engawa/platform/db/database';
import { useEmbeddedDatabase } from '@engawa/platform/embedded-database/use-embedded-database';
import { JobQueue } from '@engawa/platform/jobs/job-queue';
import { createLog } from '@engawa/platform/log/log';
import { copyPrepared } from '@engawa/platform/testing/prepared-data';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { startSeconds, until } from '@engawa/platform/testing/waiting/until';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupJob } from '../../src/backup/schedule.ts';
import { type Product, startProduct } from '../../testing/servers/product.ts';

const log = createLog('silent');
const token = 'a-token-for-tests-only';
let folder: string;
let data: string;
let here: string;
let product: Product;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-backup-'));
  await chmod(folder, 0o755);
  data = join(folder, 'data');
  await copyPrepared('empty', data);
  await chmod(data, 0o755);
});
afterEach(async () => {
  product.child.kill('SIGTERM');
  await product.ended;
  await rm(folder, { recursive: true, force: true });
});

async function start(backups: string): Promise<void> {
  const port = await freePort();
  here = `http://localhost:${port}`;
  product = startProduct({
    ENGAWA_DATA: data,
    ENGAWA_DEMO: 'off',
    ENGAWA_BACKUPS: backups,
    ENGAWA_BACKUP_EVERY: '24',
    METRICS_TOKEN: token,
    PORT: String(port),
  });
  await until('ready', () => product.output().includes('Ready: '), startSeconds);
}

async function metric(name: string): Promise<string | undefined> {
  const reply = await fetch(`${here}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return new RegExp(`^${name} (\\S+)$`, 'm').exec(await reply.text())?.[1];
}

async function runHourlyJob(): Promise<void> {
  const url = await useEmbeddedDatabase({ dataDir: join(data, 'postgres'), log }, async (at) => at);
  const databases = openDatabases({ url });
  const jobs = new JobQueue(url, log);
  jobs.leave(backupJob);
  await jobs.start({ work: false });
  await databases.commands
    .transaction()
    .execute((tx) => jobs.send(tx, [{ job: backupJob, data: {} }]));
  await until(
    'the job to be done',
    async () => {
      const { rows } = await databases.pool.query(
        "select from pgboss.job where name = 'make-backup' and state < 'completed'",
      );
      return rows.length === 0;
    },
    startSeconds,
  );
  await jobs.stop();
  await databases.close();
}

test('makes a backup at the configured interval, and exposes its age as a metric', async () => {
  const backups = join(folder, 'backups');
  await start(backups);
  expect(await metric('engawa_backup_age_seconds')).toBe('+Inf');
  await runHourlyJob();
  const made = await readdir(backups);
  expect(made).toEqual([expect.stringMatching(/^engawa-.+\.backup$/)]);
  expect(Number(await metric('engawa_backup_age_seconds'))).toBeLessThan(3600);
  expect(await metric('engawa_backup_failures')).toBe('0');
  await runHourlyJob();
  expect(await readdir(backups)).toEqual(made);
});

test('logs and counts a failed backup, and the product continues', async () => {
  const taken = join(folder, 'a-file');
  await writeFile(taken, '');
  await start(taken);
  await runHourlyJob();
  expect(await metric('engawa_backup_failures')).toBe('1');
  expect(product.output()).toContain('the backup failed and is tried again in the next hour');
  expect((await fetch(`${here}/readyz`)).status).toBe(200);
});
