import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import { startTestApp, type TestApp } from '../server/app.ts';
import { TestClock } from '../server/clock.ts';
import { cloneDatabase, databaseNamed, templateName } from './database.ts';

const demoTemplate = 'engawa_demo_template';
const env = { ENGAWA_DEMO: 'on' };

/** A server with the demo. The first test file that needs the demo creates it for all. */
export async function startDemoApp(): Promise<TestApp> {
  const files = join(inject('runFolder'), 'demo-files');
  await fillOnce(files);
  const database = await cloneDatabase(demoTemplate);
  const folder = await mkdtemp(join(tmpdir(), 'engawa-demo-'));
  await cp(files, folder, { recursive: true });
  const beside = { clock: new TestClock(), folder, databaseUrl: database.url };
  const test = await startTestApp({ env, beside });
  const close = async () => {
    await test.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...test, close };
}

/** Test files run in parallel: the others wait for the lock. */
async function fillOnce(files: string): Promise<void> {
  const server = inject('databaseUrl');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('demo template'))");
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      demoTemplate,
    ]);
    if (rowCount) return;
    const unfinished = `${demoTemplate}_unfinished`;
    await client.query(`create database ${unfinished} template ${templateName} strategy file_copy`);
    const databaseUrl = databaseNamed(server, unfinished);
    const beside = { clock: new TestClock(), folder: files, databaseUrl };
    const test = await startTestApp({ env, beside });
    await seedDemo(test.services);
    await test.close();
    await client.query(`alter database ${unfinished} rename to ${demoTemplate}`);
  } finally {
    await client.end();
  }
}
