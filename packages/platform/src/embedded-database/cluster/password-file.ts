import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedDatabaseError } from '../errors.ts';

/** Created once; concurrent first starts all get the same password. */
export function ensurePassword(file: string): string {
  const draft = `${file}.new-${randomBytes(4).toString('hex')}`;
  try {
    const existing = readPassword(file);
    if (existing) return existing;
    writeFileSync(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(draft, file); // Unlike rename, link never replaces the file of a concurrent start.
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readPassword(file) ?? '';
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    throw new EmbeddedDatabaseError(
      `The file ${file} cannot be written (${(error as Error).message}): make room or mend the permissions, then start again.`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
}

export function readPassword(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new EmbeddedDatabaseError(
      `The file ${file} cannot be read (${(error as Error).message}): start as the user it belongs to, or set ENGAWA_DATA to another folder.`,
    );
  }
}
