import { readdirSync, readFileSync } from 'node:fs';
import type { Product } from './product.ts';

/** Processor seconds since the start. */
export interface Used {
  /** The event loops of the servers. */
  loop: number;
  /** The servers with their threads and child processes. */
  server: number;
  postgres: number;
  generator: number;
}

/** The kernel's clock tick; 100 on every machine that Node supports. */
const ticksPerSecond = 100;

interface Stat {
  pid: number;
  parent: number;
  seconds: number;
}

/** The fields after the process name, which may contain spaces and brackets. */
function readStat(file: string): Stat | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
    return {
      pid: Number.parseInt(text, 10),
      parent: Number(fields[1]),
      seconds: ticks / ticksPerSecond,
    };
  } catch {
    return undefined;
  }
}

export function readUsed({ servers, postgres }: Product['pids']): Used {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readStat(`/proc/${pid}/stat`) ?? []);
  const below = (root: number, without?: number): number => {
    const own = all.find(({ pid }) => pid === root)?.seconds ?? 0;
    const children = all.filter(({ parent, pid }) => parent === root && pid !== without);
    return children.reduce((sum, { pid }) => sum + below(pid, without), own);
  };
  const { user, system } = process.cpuUsage();
  return {
    loop: sumOf(servers, (pid) => readStat(`/proc/${pid}/task/${pid}/stat`)?.seconds ?? 0),
    server: sumOf(servers, (pid) => below(pid, postgres)),
    postgres: below(postgres),
    generator: (user + system) / 1e6,
  };
}

const sumOf = (pids: readonly number[], read: (pid: number) => number): number =>
  pids.reduce((sum, pid) => sum + read(pid), 0);

/** Idle cores, and the busy share of the busiest disk. */
export interface Machine {
  idle: number;
  disk: number;
}

export function readMachine(): Machine {
  const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/);
  const disks = readFileSync('/proc/diskstats', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , name]) => /^(sd|vd|xvd|nvme)/.test(name ?? ''))
    .map((line) => Number(line[12]) / 1000);
  const idle = (Number(fields[3]) + Number(fields[4])) / ticksPerSecond;
  return { idle, disk: Math.max(0, ...disks) };
}

export function perSecond<T extends object>(before: T, after: T, seconds: number): T {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [
      name,
      (Number(value) - Number(before[name as keyof T])) / seconds,
    ]),
  ) as T;
}
