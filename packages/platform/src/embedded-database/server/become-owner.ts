import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import { EmbeddedDatabaseError } from '../errors.ts';
import type { DatabaseLocation } from '../location/database-location.ts';
import { isServerUnavailable, isWrongPassword } from './administrator.ts';
import { dataLock, readLock } from './lock-file.ts';
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts';
import type { ServerProcess } from './server-process.ts';

/** Takes the lock of a server that we started; undefined when the server exited before. */
export async function becomeOwner(
  server: Pick<ServerProcess, 'pid' | 'hasExited' | 'stop'>,
  location: DatabaseLocation,
  password: string,
  log: DatabaseLog,
): Promise<OwnerLock | undefined> {
  let announceAt = Date.now() + 5_000;
  while (!server.hasExited()) {
    try {
      // The socket may be that of a concurrent start, whose lock never becomes free.
      if (readLock(dataLock(location)).pid === server.pid) {
        return await takeOwnerLock(location.socketDir, password);
      }
    } catch (error) {
      if (!isServerUnavailable(error)) {
        await server.stop();
        if (!isWrongPassword(error)) throw error;
        throw new EmbeddedDatabaseError(
          `The database in ${location.dataDir} does not accept the password in ${location.passwordFile}: put the right file back, or move both away to start empty.`,
        );
      }
      if (Date.now() > announceAt) {
        log.info('The database is recovering from a crash…');
        announceAt = Number.POSITIVE_INFINITY;
      }
    }
    await wait(50);
  }
  return undefined;
}
