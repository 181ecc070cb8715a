import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseInUseError, EmbeddedDatabaseError } from '../errors.ts';
import type { Place } from '../place/place.ts';
import { spawnOptions } from '../place/server-user.ts';
import { connectAdministrator, isAway, isWrongPassword } from './administrator.ts';
import { dataLock, readLock, socketLock } from './lock-file.ts';
import { freeOwnerLock, tryOwnerLock } from './owner-lock.ts';
import { endStragglers, findServer, isAlive, isServerOf } from './processes.ts';

const run = promisify(execFile);

/** Stops an orphaned server and removes its remains; throws if the data has a living owner. */
export async function makeWay(place: Place, password: string, log: DatabaseLog): Promise<void> {
  for (let pid = findServer(place); pid; pid = findServer(place)) {
    const client = await reachServer(place, pid, password);
    if (!client) continue;
    try {
      await claim(place, client);
      log.info('A database server was left over from a crash: stopping it.');
      await stopOrphan(place, pid);
    } catch (error) {
      if (!isAway(error)) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
  await endStragglers(place);
  removeLocksOfStrangers(place);
}

/** Retries while the server is starting or stopping; undefined when it has exited. */
async function reachServer(
  place: Place,
  pid: number,
  password: string,
): Promise<Client | undefined> {
  const deadline = Date.now() + 30_000;
  while (findServer(place) === pid) {
    try {
      // The server may have been started with another TMPDIR.
      const { socketDir = place.socketDir } = readLock(dataLock(place));
      return await connectAdministrator(socketDir, password);
    } catch (error) {
      if (isWrongPassword(error)) {
        throw new EmbeddedDatabaseError(
          `The running database (process ${pid}) does not accept the password in ${place.passwordFile}: put the right file back, or stop that process.`,
        );
      }
      if (!isAway(error)) throw error;
      if (Date.now() > deadline) {
        throw new EmbeddedDatabaseError(
          `The database server of ${place.dataDir} (process ${pid}) runs but does not answer: stop it with "kill ${pid}" and start again.`,
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
async function claim(place: Place, client: Client): Promise<void> {
  const deadline = Date.now() + 2_000;
  for (let times = 0; ; ) {
    if (await tryOwnerLock(client)) {
      times += 1;
      if (times === 2) return;
      await freeOwnerLock(client);
      await wait(500);
    } else {
      times = 0;
      if (Date.now() > deadline) throw new DatabaseInUseError(place.dataDir);
      await wait(100);
    }
  }
}

async function stopOrphan(place: Place, pid: number): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '-D', place.dataDir, '-m', mode, '-w', '-t', '10'];
    await run(join(place.binaries.folder, 'bin', 'pg_ctl'), args, spawnOptions(place.user)).catch(
      () => {},
    );
    if (findServer(place) !== pid) return;
  }
  throw new EmbeddedDatabaseError(
    `The database server left over from a crash does not stop: end it with "kill -9 ${pid}" and start again.`,
  );
}

/** PostgreSQL would take an unrelated process with the lock's reused id for the lock's owner. */
function removeLocksOfStrangers(place: Place): void {
  for (const file of [dataLock(place), socketLock(place)]) {
    const { pid } = readLock(file);
    // Checked after reading, because a concurrent start may just create its lock.
    if (pid && isAlive(pid) && !isServerOf(place, pid)) rmSync(file, { force: true });
  }
}
