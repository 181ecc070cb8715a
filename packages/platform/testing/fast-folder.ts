import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const leastBytes = 3 * 2 ** 30;

/** In memory if possible: copying a template of 1,500 files is ten times slower on a busy disk. */
export function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > leastBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
