import { join } from 'node:path';
import { startProcess } from './product.ts';

const source = join(import.meta.dirname, '../../src');

export interface Ended {
  code: number | null;
  /** Both streams, in order of arrival. */
  output: string;
}

/** Starts `npm run backup` or `npm run restore` without installing first. */
export const startCommand = (
  name: 'backup' | 'restore',
  env: Record<string, string>,
  words: string[] = [],
) => startProcess(join(source, `${name}.ts`), env, words);

export async function runCommand(...order: Parameters<typeof startCommand>): Promise<Ended> {
  const { ended, output } = startCommand(...order);
  return { code: await ended, output: output() };
}
