import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLocation } from '../location/database-location.ts';

export const dataLock = ({ dataDir }: DatabaseLocation) => join(dataDir, 'postmaster.pid');
export const socketLock = ({ socketDir }: DatabaseLocation) =>
  join(socketDir, '.s.PGSQL.5432.lock');

/** The process that uses the data or the socket, and its server's address; empty without a lock. */
export function readLock(file: string): {
  pid?: number | undefined;
  socketDir?: string | undefined;
} {
  try {
    const [pid, , , , socketDir] = readFileSync(file, 'utf8').split('\n');
    return { pid: Math.abs(Number(pid)) || undefined, socketDir: socketDir || undefined };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
