import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureCluster } from './cluster/cluster.ts';
import type { DatabaseLog } from './database-log.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { type DatabaseLocation, locateDatabase } from './location/database-location.ts';
import { databaseUrl, ensureDatabase } from './server/administrator.ts';
import { type Launch, launchServer } from './server/launch.ts';
import { findServer } from './server/processes.ts';
import type { Settings } from './server/server-process.ts';
import { type Supervisor, supervise } from './server/supervisor.ts';

export type EmbeddedDatabase = {
  url: string;
  readonly pid: number | undefined;
  /** Resolves to undefined after stop(), to an error when another process took the data over. */
  exited: Promise<EmbeddedDatabaseError | undefined>;
  stop(): Promise<void>;
};

export async function startEmbeddedDatabase(options: {
  dataDir: string;
  log: DatabaseLog;
  database?: string;
  settings?: Settings;
}): Promise<EmbeddedDatabase> {
  const { log, database = 'engawa', settings = {} } = options;
  if (process.platform === 'win32') {
    throw new EmbeddedDatabaseError(
      'The embedded database does not run on Windows itself: start in WSL, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  const location = locateDatabase(resolve(options.dataDir), log);
  try {
    const password = ensureCluster(location, log);
    const supervisor = await startSupervised({ location, password, settings, log }, database);
    return {
      url: databaseUrl(location, database, password),
      get pid() {
        return supervisor.pid();
      },
      exited: supervisor.exited,
      async stop() {
        await supervisor.stop();
        removeSocketDir(location);
      },
    };
  } catch (error) {
    removeSocketDir(location);
    throw error;
  }
}

async function startSupervised(launch: Launch, database: string): Promise<Supervisor> {
  const relaunch = (signal: AbortSignal) => launchServer(launch, signal);
  const first = await relaunch(new AbortController().signal);
  const supervisor = supervise(first, relaunch, launch.log);
  try {
    await ensureDatabase(first.lock.client, database, launch.password);
    return supervisor;
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}

function removeSocketDir(location: DatabaseLocation): void {
  if (!findServer(location)) rmSync(location.socketDir, { recursive: true, force: true });
}
