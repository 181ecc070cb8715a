import { resolve } from 'node:path';
import { readPassword } from './cluster/password-file.ts';
import type { DatabaseLog } from './database-log.ts';
import { DatabaseInUseError } from './errors.ts';
import { locateDatabase } from './location/database-location.ts';
import { databaseUrl } from './server/administrator.ts';
import { startEmbeddedDatabase } from './start-embedded-database.ts';

/** For command-line tools: uses the running database, or starts one for the duration of `work`. */
export async function useEmbeddedDatabase<T>(
  options: { dataDir: string; log: DatabaseLog },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const started = await startEmbeddedDatabase(options).catch((error: unknown) => {
    if (error instanceof DatabaseInUseError) return undefined;
    throw error;
  });
  if (started) {
    try {
      return await work(started.url);
    } finally {
      await started.stop();
    }
  }
  const location = locateDatabase(resolve(options.dataDir), options.log);
  return work(databaseUrl(location, 'engawa', readPassword(location.passwordFile) ?? ''));
}
