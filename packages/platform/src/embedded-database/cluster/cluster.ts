import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseLog } from '../database-log.ts';
import { EmbeddedDatabaseError, explainFailure } from '../errors.ts';
import type { DatabaseLocation } from '../location/database-location.ts';
import { runAs } from '../location/server-user.ts';
import { ensurePassword, readPassword } from './password-file.ts';

const abandonedAfterMs = 10 * 60_000;

/** Creates a data folder of our PostgreSQL version if missing, and returns its password. */
export function ensureCluster(location: DatabaseLocation, log: DatabaseLog): string {
  const versionFile = join(location.dataDir, 'PG_VERSION');
  if (existsSync(versionFile) && !readPassword(location.passwordFile))
    handleLostPassword(location, log);
  const password = ensurePassword(location.passwordFile);
  if (!existsSync(versionFile)) createCluster(location, password, log);

  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== location.binaries.majorVersion) {
    throw new EmbeddedDatabaseError(
      `The data in ${location.dataDir} was made by PostgreSQL ${version} and this is PostgreSQL ${location.binaries.majorVersion}: make a backup with the release that ran last and restore it with this one, or set ENGAWA_DATA to another folder to start empty.`,
    );
  }
  chmodSync(location.dataDir, 0o700); // Copied and restored folders are too permissive for PostgreSQL.
  return password;
}

function handleLostPassword(location: DatabaseLocation, log: DatabaseLog): void {
  if (!location.moved) {
    throw new EmbeddedDatabaseError(
      `The database in ${location.dataDir} has lost its password file ${location.passwordFile}: put that file back, or move ${location.dataDir} away to start empty.`,
    );
  }
  // A deleted data folder means starting empty, even where the database lives in another folder.
  const kept = `${location.dataDir}-until-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(location.dataDir, kept);
  log.info(
    `The data folder was deleted, so the database starts empty; the old one is kept in ${kept}.`,
  );
}

function createCluster(location: DatabaseLocation, password: string, log: DatabaseLog): void {
  const { dataDir, user } = location;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new EmbeddedDatabaseError(
      `${dataDir} holds files but no database: move them away, or set ENGAWA_DATA to another folder.`,
    );
  }
  removeAbandoned(dataDir);
  log.info('Creating the database…');
  // Created under a temporary name, so that an interrupted creation never passes for a database.
  let draft = '';
  try {
    draft = mkdtempSync(`${dataDir}.new-`);
    if (user) chownSync(draft, user.uid, user.gid);
    runInitdb(location, draft, password);
    renameSync(join(draft, 'data'), dataDir);
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    // A concurrent start may have created it; the owner's lock decides which one continues.
    if (!existsSync(join(dataDir, 'PG_VERSION'))) {
      throw explainFailure('create the database', dataDir, (error as Error).message);
    }
  } finally {
    if (draft) rmSync(draft, { recursive: true, force: true });
  }
}

function runInitdb(
  { binaries, dataDir, user }: DatabaseLocation,
  draft: string,
  password: string,
): void {
  const passwordCopy = join(draft, 'password');
  writeFileSync(passwordCopy, password, { mode: 0o600 });
  if (user) chownSync(passwordCopy, user.uid, user.gid);
  const result = runAs(user, join(binaries.folder, 'bin', 'initdb'), [
    `--pgdata=${join(draft, 'data')}`,
    '--username=postgres',
    `--pwfile=${passwordCopy}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ]);
  if (result.status === 0) return;
  throw explainFailure('create the database', dataDir, result.error?.message ?? result.stderr);
}

/** Deletes folders of killed starts; a living start needs only seconds. */
function removeAbandoned(dataDir: string): void {
  const parent = dirname(dataDir);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(dataDir)}.new-`)) continue;
    const path = join(parent, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > abandonedAfterMs) rmSync(path, { recursive: true, force: true });
  }
}
