import type { Watched } from './watch.ts';

export const bar = { p99Ms: 500, failedShare: 0.001 };

export interface Step {
  users: number;
  asked: number;
  done: number;
  p50: number;
  p95: number;
  p99: number;
  /** How late the generator sent the calls, p99. */
  lateMs: number;
  failed: number;
  failedShare: number;
  /** By p99, slowest first, without kinds of too few calls. */
  kinds: readonly { kind: string; p99: number; count: number }[];
  failures: readonly [string, number][];
  watched: Watched;
}

export const holds = ({ p99, failedShare }: Pick<Step, 'p99' | 'failedShare'>): boolean =>
  p99 < bar.p99Ms && failedShare <= bar.failedShare;

/** Thresholds of saturation. */
const full = { loop: 0.9, idleCores: 0.2, disk: 0.9, lateMs: 100, othersCores: 0.3 };

const cores = (count: number) => `${count.toFixed(2)} cores`;

export function bottleneckOf({ watched, lateMs, kinds, p99, failedShare }: Step): string {
  const { loop, server, postgres, generator, idle, others, waiting, disk } = watched;
  const shares = `the server took ${cores(server)} (${loop.toFixed(2)} of it the event loop), PostgreSQL ${cores(postgres)}, those who played the users ${cores(generator)}`;
  if (others > full.othersCores) {
    return `nothing that can be told: something else on this machine took ${cores(others)}; ${shares}`;
  }
  if (lateMs > full.lateMs) {
    return `the load generator: its own calls went out ${lateMs.toFixed(0)} ms late (p99), so that the server may hold more; ${shares}`;
  }
  if (loop > full.loop) return `the server’s event loop, which has one core; ${shares}`;
  if (idle < full.idleCores) return `the processor: both cores were full; ${shares}`;
  if (waiting > 0) {
    return `connections to PostgreSQL: up to ${waiting} commands waited for one; ${shares}`;
  }
  if (disk > full.disk)
    return `the disk, busy for ${(disk * 100).toFixed(0)} % of the time; ${shares}`;
  const [slowest] = kinds;
  if (p99 < bar.p99Ms)
    return `answers: ${(failedShare * 100).toFixed(2)} % of the calls failed; ${shares}`;
  return `one kind of call, “${slowest?.kind}” (p99 ${slowest?.p99.toFixed(0)} ms): nothing else was at its end; ${shares}`;
}
