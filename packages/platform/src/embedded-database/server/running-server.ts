import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseInUseError, EmbeddedDatabaseError } from '../errors.ts';
import type { DatabaseLocation } from '../location/database-location.ts';
import { spawnOptions } from '../location/server-user.ts';
import { connectAdministrator, isServerUnavailable, isWrongPassword } from './administrator.ts';
import { dataLock, readLock, socketLock } from './lock-file.ts';
import { freeOwnerLock, tryOwnerLock } from './owner-lock.ts';
import { endStragglers, findServer, isAlive, isServerOf } from './processes.ts';

const run = promisify(execFile);

/** Stops an orphaned server and removes its remains; throws if the data has a living owner. */
export async function clearOrphans(
  location: DatabaseLocation,
  password: string,
  log: DatabaseLog,
): Promise<void> {
  for (let pid = findServer(location); pid; pid = findServer(location)) {
    const client = await reachServer(location, pid, password);
    if (!client) continue;
    try {
      await claim(location, client);
      log.info('A database server was left over from a crash: stopping it.');
      await stopOrphan(location, pid);
    } catch (error) {
      if (!isServerUnavailable(error)) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
  await endStragglers(location);
  removeLocksOfStrangers(location);
}

/** Retries while the server is starting or stopping; undefined when it has exited. */
async function reachServer(
  location: DatabaseLocation,
  pid: number,
  password: string,
): Promise<Client | undefined> {
  const deadline = Date.now() + 30_000;
  while (findServer(location) === pid) {
    try {
      // The server may have been started with another TMPDIR.
      const { socketDir = location.socketDir } = readLock(dataLock(location));
      return await connectAdministrator(socketDir, password);
    } catch (error) {
      if (isWrongPassword(error)) {
        throw new EmbeddedDatabaseError(
          `The running database (process ${pid}) does not accept the password in ${location.passwordFile}: put the right file back, or stop that process.`,
        );
      }
      if (!isServerUnavailable(error)) throw error;
      if (Date.now() > deadline) {
        throw new EmbeddedDatabaseError(
          `The database server of ${location.dataDir} (process ${pid}) runs but does not answer: stop it with "kill ${pid}" and start again.`,
        );
      }
      await wait(100);
    }
  }
  return undefined;
}

/**
 * Takes the lock twice with a pause, because an owner whose session broke retakes it in between.
 * Retries for two seconds, because the session of an owner that was just killed may not have ended.
 */
async function claim(location: DatabaseLocation, client: Client): Promise<void> {
  const deadline = Date.now() + 2_000;
  for (let times = 0; ; ) {
    if (await tryOwnerLock(client)) {
      times += 1;
      if (times === 2) return;
      await freeOwnerLock(client);
      await wait(500);
    } else {
      times = 0;
      if (Date.now() > deadline) throw new DatabaseInUseError(location.dataDir);
      await wait(100);
    }
  }
}

async function stopOrphan(location: DatabaseLocation, pid: number): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '-D', location.dataDir, '-m', mode, '-w', '-t', '10'];
    await run(
      join(location.binaries.folder, 'bin', 'pg_ctl'),
      args,
      spawnOptions(location.user),
    ).catch(() => {});
    if (findServer(location) !== pid) return;
  }
  throw new EmbeddedDatabaseError(
    `The database server left over from a crash does not stop: end it with "kill -9 ${pid}" and start again.`,
  );
}

/** PostgreSQL would take an unrelated process with the lock's reused id for the lock's owner. */
function removeLocksOfStrangers(location: DatabaseLocation): void {
  for (const file of [dataLock(location), socketLock(location)]) {
    const { pid } = readLock(file);
    // Checked after reading, because a concurrent start may just create its lock.
    if (pid && isAlive(pid) && !isServerOf(location, pid)) rmSync(file, { force: true });
  }
}
