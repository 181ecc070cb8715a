import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { DatabaseLog } from '../database-log.ts';
import { EmbeddedDatabaseError } from '../errors.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { makePrivateFolder } from './private-folder.ts';
import { canWriteIn, chooseServerUser, type ServerUser } from './server-user.ts';

export type DatabaseLocation = {
  dataDir: string;
  passwordFile: string;
  socketDir: string;
  clusterName: string;
  /** The data is not in the requested folder, because PostgreSQL's account cannot enter it. */
  moved: boolean;
  user: ServerUser;
  binaries: Binaries;
};

export function locateDatabase(wanted: string, log: DatabaseLog): DatabaseLocation {
  const parent = makeParent(dirname(wanted));
  const wantedDir = join(parent, basename(wanted));
  const outside = outsideFolders(wantedDir);
  const outsideData = outside.map((folder) => join(folder, 'postgres'));
  const user = chooseServerUser([wantedDir, ...outsideData]);
  const clusterName = `engawa-${shortHash(`${wantedDir}:${user?.uid ?? process.getuid?.()}`)}`;

  const moveOutside = () => makeOutside(user, outside);
  const dataDir = chooseDataDir(user, wantedDir, outsideData, moveOutside);
  const moved = dataDir !== wantedDir;
  const binaries = findBinaries(user, user ? moveOutside : () => parent);
  if (moved)
    log.info(`${parent} is closed to the user ${user?.name}, so the database lives in ${dataDir}.`);
  const socketDir = makeSocketDir(user, clusterName);
  const passwordFile = join(parent, 'database.password');
  return { dataDir, passwordFile, socketDir, clusterName, moved, user, binaries };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Needed when root runs PostgreSQL as another account. Skips foreign folders in /tmp. */
function outsideFolders(wanted: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const name = `engawa-${shortHash(wanted)}`;
  const folders = [join('/var/lib', name), join(tmpdir(), `${name}-data`)];
  return folders.filter((path) => (lstatSync(path, { throwIfNoEntry: false })?.uid ?? 0) === 0);
}

function makeParent(parent: string): string {
  try {
    // PostgreSQL's account must traverse it when root starts the server; other users need no access.
    const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
    if (mkdirSync(parent, { recursive: true })) chmodSync(parent, mode);
    return realpathSync(parent);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The folder ${parent} cannot be made (${(error as Error).message}): set ENGAWA_DATA to a folder you may write in.`,
    );
  }
}

function isCluster(dir: string): boolean {
  return existsSync(join(dir, 'PG_VERSION'));
}

function chooseDataDir(
  user: ServerUser,
  wanted: string,
  outside: string[],
  moveOutside: () => string,
): string {
  const earlier = outside.find(isCluster);
  if (earlier && !isCluster(wanted)) return earlier;
  if (canKeepDataIn(user, dirname(wanted))) return wanted;
  if (user && !isCluster(wanted)) return join(moveOutside(), 'postgres');
  const who = user ? `the user ${user.name}, who runs PostgreSQL,` : 'you';
  throw new EmbeddedDatabaseError(
    `${dirname(wanted)} is closed to ${who} but the database is to live there: open it with chmod, or set ENGAWA_DATA to another folder.`,
  );
}

function canKeepDataIn(user: ServerUser, parent: string): boolean {
  let probe: string | undefined;
  try {
    probe = mkdtempSync(join(parent, '.probe-'));
    if (user) chownSync(probe, user.uid, user.gid);
    return canWriteIn(user, probe);
  } catch {
    return false;
  } finally {
    if (probe) rmSync(probe, { recursive: true, force: true });
  }
}

/** Owned by root, so that PostgreSQL's account cannot replace its own binaries. */
function makeOutside(user: ServerUser, candidates: string[]): string {
  for (const folder of candidates) {
    try {
      makePrivateFolder(folder, undefined, 0o755);
      if (canKeepDataIn(user, folder)) return folder;
    } catch {
      // A read-only /var/lib, or a folder of another owner: try the next candidate.
    }
  }
  throw new EmbeddedDatabaseError(
    `The user ${user?.name}, who runs PostgreSQL, can reach neither the data folder nor ${candidates.join(' nor ')}: run the command as an ordinary user.`,
  );
}

/** Paths of Unix sockets are limited to about 100 bytes, and PostgreSQL's account needs access. */
function makeSocketDir(user: ServerUser, name: string): string {
  const roots = [tmpdir(), '/tmp'].filter((root) => join(root, name).length < 85);
  for (const root of roots) {
    try {
      const folder = makePrivateFolder(join(root, name), user);
      if (canWriteIn(user, folder)) return folder;
    } catch {
      // A folder of another owner, or an inaccessible TMPDIR: try /tmp.
    }
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL found no place for its socket in ${roots.join(' or ')}: set TMPDIR to a short path that every user may enter.`,
  );
}
