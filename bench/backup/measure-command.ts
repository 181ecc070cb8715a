import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lookEveryMs = 100;

/** Runs `npm run backup` or `npm run restore`: its time, output and peak memory (RSS). */
export async function measureCommand(
  name: 'backup' | 'restore',
  env: Record<string, string>,
  words: string[],
) {
  const file = join(import.meta.dirname, `../../apps/engawa/src/${name}.ts`);
  const begun = performance.now();
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  let megabytes = 0;
  const looking = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid));
  }, lookEveryMs);
  const [code] = await once(child, 'close');
  clearInterval(looking);
  if (code !== 0) throw new Error(`npm run ${name} ended with ${code}: ${output}`);
  return { ms: performance.now() - begun, output: output.trim(), megabytes };
}
export type MeasuredCommand = Awaited<ReturnType<typeof measureCommand>>;

function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}
