import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@engawa/platform/testing/waiting/until';
import { expect, it, onTestFinished } from 'vitest';

const script = `
  import { startCluster } from ${JSON.stringify(import.meta.resolve('./start-cluster.ts'))};
  const { nodes } = await startCluster({ nodes: 2, folder: process.argv[1] });
  nodes[0].suspend();
  console.log('pids', JSON.stringify(nodes.map(({ pid }) => pid)));
`;

it('all nodes end when their starter dies, even a frozen one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engawa-orphans-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void starter.kill('SIGKILL'));
  let output = '';
  starter.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  const pids = await until('two nodes', () => /^pids (.*)\n/m.exec(output)?.[1], 120);
  const nodes = JSON.parse(pids) as number[];
  onTestFinished(() => {
    for (const pid of nodes.filter(runs)) process.kill(pid, 'SIGKILL');
  });
  expect(nodes.filter(runs)).toEqual(nodes);

  starter.kill('SIGKILL');
  await once(starter, 'exit');
  await until('both nodes to end', () => !nodes.some(runs));
});

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
