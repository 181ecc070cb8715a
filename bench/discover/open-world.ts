import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tables } from '@engawa/api/database';
import { Random } from '@engawa/demo/random';
import { openDatabases } from '@engawa/platform/db/database';
import { migrate, platformMigrations } from '@engawa/platform/db/migrate';
import { startEmbeddedDatabase } from '@engawa/platform/embedded-database/start-embedded-database';
import { createLog } from '@engawa/platform/log/log';
import { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import { addCompanies, addStudent } from './world.ts';

const root = join(import.meta.dirname, '../..');

export interface World {
  db: Db;
  student: string;
  indexes: SearchIndexes | undefined;
}

interface Size {
  companies: number;
  jobsEach: number;
}

export async function openWorld(size: Size): Promise<World & { close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'engawa-bench-'));
  await chmod(folder, 0o755);
  const database = await startEmbeddedDatabase({
    dataDir: join(folder, 'postgres'),
    log: createLog('warn'),
  });
  await migrate(database.url, [platformMigrations, join(root, 'apps/api/migrations')]);
  // Only filling writes, which need not wait for the disk.
  const url = new URL(database.url);
  url.searchParams.set('options', '-c synchronous_commit=off');
  const databases = openDatabases<Tables>({ url: url.href, statementMs: 300_000 });
  const random = new Random(1);
  const student = await addStudent(databases, random);
  await addCompanies(databases, random, size);
  const indexes = await startIndex(url.href);
  return {
    indexes,
    // Without prepared plans, as the server runs slow reads.
    db: databases.commands,
    student,
    close: async () => {
      await indexes.close();
      await databases.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startIndex(url: string): Promise<SearchIndexes> {
  const thread = new URL('../../apps/api/src/search/search-thread.ts', import.meta.url);
  const indexes = new SearchIndexes({ thread, url, log: createLog('warn') });
  indexes.start();
  while (!indexes.isReady('job')) await pause(20);
  return indexes;
}
