import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { startSeconds, until } from './waiting/until.ts';

declare module 'vitest' {
  interface ProvidedContext {
    preparedData: string;
  }
}

/** A database as initdb leaves it; the product without people; the product with the demo. */
export type Prepared = 'cluster' | 'empty' | 'demo';

/** What says that a prepared folder is whole, or why it never will be. */
export const readyMark = (folder: string, name: Prepared) => join(folder, `${name}.ready`);
export const failedMark = (folder: string) => join(folder, 'failed');

/** A data folder that was made once for the whole run, copied to where a test wants its own. */
export async function copyPrepared(name: Prepared, to: string): Promise<void> {
  const folder = inject('preparedData');
  await until(
    `the prepared data "${name}"`,
    () => {
      if (existsSync(readyMark(folder, name))) return true;
      const failed = failedMark(folder);
      if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
      return false;
    },
    startSeconds,
  );
  copyData(join(folder, name), to);
}

/** With owners and modes: the database's files belong to its own user. */
export function copyData(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
