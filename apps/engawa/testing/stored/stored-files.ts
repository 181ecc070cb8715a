import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Digests of the files below a data folder's `files`, by key. */
export function storedFiles(data: string): Record<string, string> {
  const folder = join(data, 'files');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      basename(parentPath) + name,
      createHash('sha256')
        .update(readFileSync(join(parentPath, name)))
        .digest('hex'),
    ]),
  );
}
