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

/** A database after initdb; the product without people; the product with the demo. */
export type Prepared = 'cluster' | 'empty' | 'demo';

/** The file that marks a prepared folder as complete, or contains the error. */
export const readyMark = (folder: string, name: Prepared) => join(folder, `${name}.ready`);
export const failedMark = (folder: string) => join(folder, 'failed');

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

/** Preserves owners and modes: the files belong to PostgreSQL's own user. */
export function copyData(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
