import type { DatabaseLog } from '../database-log.ts';
import { explainFailure } from '../errors.ts';
import type { DatabaseLocation } from '../location/database-location.ts';
import { makePrivateFolder } from '../location/private-folder.ts';
import { becomeOwner } from './become-owner.ts';
import type { OwnerLock } from './owner-lock.ts';
import { clearOrphans } from './running-server.ts';
import { type ServerProcess, type Settings, spawnServer } from './server-process.ts';

export type OwnedServer = { server: ServerProcess; lock: OwnerLock };

export type Launch = {
  location: DatabaseLocation;
  password: string;
  settings: Settings;
  log: DatabaseLog;
};

/** Starts a server, waits until it answers and takes its lock; aborting stops it again. */
export async function launchServer(launch: Launch, signal: AbortSignal): Promise<OwnedServer> {
  const { location, password, settings, log } = launch;
  for (let attempt = 1; ; attempt += 1) {
    await clearOrphans(location, password, log);
    makePrivateFolder(location.socketDir, location.user);
    signal.throwIfAborted();
    const server = spawnServer(location, settings, log);
    const cancel = () => void server.stop();
    signal.addEventListener('abort', cancel, { once: true });
    const lock = await becomeOwner(server, location, password, log);
    signal.removeEventListener('abort', cancel);
    if (lock) return { server, lock };

    // Another start created the lock file first: the next round checks whether it is alive.
    const lostRace = /lock file ".*" already exists/.test(server.output());
    if (!lostRace || attempt === 5)
      throw explainFailure('start', location.dataDir, server.output());
  }
}
