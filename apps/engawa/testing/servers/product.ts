import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../src/main.ts');

/** No load shedding, because tests share the machine. */
const calm = { SHED_AFTER_MS: '0' };

export interface Product {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

/** Starts the product without installing and building first. */
export const startProduct = (env: Record<string, string>, flags: string[] = []): Product =>
  startProcess(main, { ENGAWA_WEB_DEV: 'http://127.0.0.1:9', ...calm, ...env }, [], flags);

export function startProcess(
  file: string,
  env: Record<string, string>,
  words: string[] = [],
  flags: string[] = [],
): Product {
  const child = spawn(process.execPath, [...flags, file, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}
