import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const nameForm = /^engawa-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.backup$/;

export interface SavedBackup {
  path: string;
  madeAt: Date;
}

export const backupName = (madeAt: Date): string =>
  `engawa-${madeAt.toISOString().replaceAll(':', '-')}.backup`;

export const partialName = (name: string): string => `${name}.part`;

/** Complete backups, newest first; none in a missing folder. */
export async function listBackups(folder: string): Promise<SavedBackup[]> {
  const backups = (await namesIn(folder)).flatMap((name) => {
    const [, day, hour, minute, second] = nameForm.exec(name) ?? [];
    if (!day) return [];
    return [{ path: join(folder, name), madeAt: new Date(`${day}T${hour}:${minute}:${second}`) }];
  });
  return backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** Deletes leftovers of killed backups. Only while no other backup can be running. */
export async function removePartial(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (name.endsWith('.part') && nameForm.test(name.slice(0, -'.part'.length))) {
      await rm(join(folder, name), { force: true });
    }
  }
}

export async function keepNewest(folder: string, count: number): Promise<number> {
  const old = (await listBackups(folder)).slice(count);
  for (const { path } of old) await rm(path, { force: true });
  return old.length;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
