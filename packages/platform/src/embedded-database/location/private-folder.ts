import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { EmbeddedDatabaseError } from '../errors.ts';
import type { ServerUser } from './server-user.ts';

/** Accepts an existing folder only if it is ours: in /tmp anyone may have created it first. */
export function makePrivateFolder(path: string, owner: ServerUser, mode = 0o700): string {
  const made = mkdirSync(path, { recursive: true, mode });
  const uid = owner?.uid ?? process.getuid?.() ?? 0;
  const found = lstatSync(path);
  if (made) {
    if (owner) chownSync(path, owner.uid, owner.gid);
  } else if (!found.isDirectory() || found.uid !== uid) {
    throw new EmbeddedDatabaseError(
      `${path} belongs to someone else: remove it, or set TMPDIR to a folder of your own.`,
    );
  }
  chmodSync(path, mode);
  return path;
}
