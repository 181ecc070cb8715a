import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');
const longestStartMs = 120_000;
const longestStopMs = 60_000;

export async function startProduct(port: number, data: string) {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['apps/engawa/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      ENGAWA_DATA: data,
      PUBLIC_ORIGIN: origin,
      // No load shedding, because the server shares the machine with two browsers.
      SHED_AFTER_MS: '0',
      // Short, because no test undoes an outcome.
      OUTCOME_UNDO_SECONDS: '3',
      // Lets a test use an address of its own, whose rate limit it may exhaust.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-4000);
    });
  }

  const giveUp = AbortSignal.timeout(longestStartMs);
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The product ended while starting.\n${output}`);
    if (giveUp.aborted) {
      child.kill('SIGKILL');
      throw new Error(`The product was not ready in time.\n${output}`);
    }
    await pause(100);
  }

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const late = pause(longestStopMs, 'late', { ref: false });
    if ((await Promise.race([ended, late])) === 'late') {
      child.kill('SIGKILL');
      throw new Error(`The product did not end within ${longestStopMs} ms of SIGTERM.\n${output}`);
    }
  }

  return { origin, stop };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).status === 200;
  } catch {
    return false;
  }
}
