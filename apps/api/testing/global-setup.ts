import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { fastFolder } from '@engawa/platform/testing/fast-folder';
import type { TestProject } from 'vitest/node';
import { administer, databaseNamed, templateName } from './database/database.ts';

/** Starts one PostgreSQL for all test files, with a migrated template that each file clones. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(fastFolder(), 'engawa-test-'));
  // As root, the database runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const log = createLog('silent');
  const server = await startEmbeddedDatabase({
    dataDir: join(folder, 'postgres'),
    log,
    // Data need not survive the run, so durability is off.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // An autovacuum worker in a clone would prevent dropping it.
      autovacuum: 'off',
      max_connections: '200',
      max_wal_size: '256MB',
    },
  });
  await administer(server.url, `create database ${templateName}`);
  const template = databaseNamed(server.url, templateName);
  await migrate(template, [platformMigrations, join(import.meta.dirname, '../migrations')]);
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'server/start-once.ts'),
    template,
    join(folder, 'files'),
  ]);
  project.provide('databaseUrl', server.url);
  project.provide('runFolder', folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
