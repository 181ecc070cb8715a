import { migrate, readMigrations } from '../db/migrate.ts';
import type { FolderStore } from '../storage/folder-store.ts';
import { BackupError } from './errors.ts';
import { loadDatabase } from './load-database.ts';
import { filePart, type Manifest } from './manifest.ts';
import type { Archive } from './read-archive.ts';

/** Restores the tables as of the backup; the next start applies later migrations. */
export async function restoreDatabase(
  url: string,
  archive: Archive,
  directories: readonly string[],
): Promise<void> {
  const names = archive.manifest.migrations.map(({ name }) => name);
  await migrate(url, directories, new Set(names));
  await loadDatabase(url, archive);
}

export async function restoreFiles(store: FolderStore, { manifest, open }: Archive): Promise<void> {
  const prefix = filePart('');
  for (const name of Object.keys(manifest.parts)) {
    if (name.startsWith(prefix)) await store.write(name.slice(prefix.length), await open(name));
  }
}

/** Refuses before anything is written: a later release may have tables that this one lacks. */
export async function refuseUnknown(
  { migrations, version }: Manifest,
  directories: readonly string[],
): Promise<void> {
  const known = await readMigrations(directories);
  const unknown = migrations.find(
    ({ name, digest }) =>
      !known.some((one) => (one.name === name || one.file === name) && one.digest === digest),
  );
  if (!unknown) return;
  throw new BackupError(
    `The backup was made by release ${version}, whose migration ${unknown.name} this one does not have: restore it with that release or a later one.`,
  );
}
