import { availableParallelism } from 'node:os';
import type { Tables } from '@engawa/api/database';
import { openDatabases } from '@engawa/platform/db/database';
import { type Machine, perSecond, readMachine, readUsed, type Used } from './processes.ts';
import type { Product } from './product.ts';

export interface Watched extends Used, Machine {
  /** Cores used by processes other than the product and the generator. */
  others: number;
  /** The event loop's delay, p99, the worst of the readings. */
  loopDelayMs: number;
  /** Most busy PostgreSQL connections, and most commands that waited for one. */
  connections: number;
  waiting: number;
}

const everyMs = 2_000;
const busy = `select count(*)::int as busy from pg_stat_activity
  where state <> 'idle' and pid <> pg_backend_pid() and backend_type = 'client backend'`;

export async function watch(product: Product, work: () => Promise<void>): Promise<Watched> {
  const databases = openDatabases<Tables>({ url: product.databaseUrl });
  const seen = { loopDelayMs: 0, connections: 0, waiting: 0 };
  const look = async () => {
    const metrics = await product.metrics();
    const { rows } = await databases.pool.query<{ busy: number }>(busy);
    const delays = metrics('nodejs_eventloop_lag_p99_seconds').map((one) => one * 1000);
    seen.loopDelayMs = Math.max(seen.loopDelayMs, ...delays);
    const waiting = metrics('engawa_database_waiting').reduce((sum, one) => sum + one, 0);
    seen.waiting = Math.max(seen.waiting, waiting);
    seen.connections = Math.max(seen.connections, rows[0]?.busy ?? 0);
  };
  // Reading resets the event loop's delay.
  await product.metrics();
  const [used, machine, begun] = [readUsed(product.pids), readMachine(), performance.now()];
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const seconds = (performance.now() - begun) / 1000;
  const spent = {
    ...perSecond(used, readUsed(product.pids), seconds),
    ...perSecond(machine, readMachine(), seconds),
  };
  await looking;
  await databases.close();
  const ours = spent.server + spent.postgres + spent.generator;
  const others = Math.max(0, availableParallelism() - spent.idle - ours);
  return { ...spent, others, ...seen };
}
