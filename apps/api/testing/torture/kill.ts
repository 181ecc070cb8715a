import { execFileSync } from 'node:child_process';
import type { Random } from '@engawa/demo/random';
import type { ServerProcess } from '../server/server-process.ts';
import { Product } from './product.ts';

export const victims = ['server', 'worker', 'database'] as const;
export type Victim = (typeof victims)[number];

export interface Killed {
  victim: Victim;
  how: string;
  at: number;
  instance?: ServerProcess;
}

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));

/** Kills the victim with SIGKILL; undefined if there is none to kill. */
export function kill(product: Product, victim: Victim, random: Random): Killed | undefined {
  const killed = (pid: number | undefined, signal: NodeJS.Signals, how: string) => {
    if (pid === undefined) return undefined;
    process.kill(pid, signal);
    return { victim, how: `${how}, ${signal}`, at: performance.now() };
  };
  if (victim === 'server') {
    const instance = random.pick(product.instances);
    const one = killed(instance.child.pid, 'SIGKILL', 'an instance of the API');
    return one && { ...one, instance };
  }
  if (victim === 'worker') {
    const workers = product.instances.flatMap((instance) => Product.workersOf(instance));
    return workers.length > 0
      ? killed(random.pick(workers), 'SIGKILL', 'a process for files')
      : undefined;
  }
  const { pid } = product.database;
  if (pid === undefined) return undefined;
  const way = random.pick(['SIGKILL', 'SIGQUIT', 'backend'] as const);
  return way === 'backend'
    ? killed(random.pick(childrenOf(pid)), 'SIGKILL', 'a process of PostgreSQL')
    : killed(pid, way, 'PostgreSQL');
}
