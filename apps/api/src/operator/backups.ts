import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface Backup {
  file: string;
  madeAt: Date;
  bytes: number;
}

const named = /^engawa-(\d{4}-\d\d-\d\d)T(\d\d)[:-]?(\d\d)[:-]?(\d\d)(?:\.\d+)?Z\.backup$/;

/** When a backup of this name was begun; undefined for any other file. */
export function madeAt(file: string): Date | undefined {
  const [, day, hours, minutes, seconds] = named.exec(file) ?? [];
  if (day === undefined) return undefined;
  const date = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The oldest first. A folder that is not there has none. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const backups: Backup[] = [];
  for (const file of files) {
    const at = madeAt(file);
    if (at) backups.push({ file, madeAt: at, bytes: (await stat(join(folder, file))).size });
  }
  return backups.toSorted((one, other) => one.madeAt.getTime() - other.madeAt.getTime());
}
