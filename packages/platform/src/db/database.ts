import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { createPool, type PoolOptions } from './pool.ts';
import { openStandby, type Standby } from './standby/standby.ts';
import { ReadPipeline } from './statements/pipeline.ts';
import { pipelined } from './statements/pipelined.ts';
import { SlowReads } from './statements/slow-reads.ts';
import type { PlatformTables } from './tables.ts';

export type PlatformDb = Kysely<PlatformTables>;
export type PlatformTx = Transaction<PlatformTables>;

export interface Databases<Tables> {
  reads: Kysely<Tables>;
  readPipeline: ReadPipeline;
  slowReads: SlowReads<Tables>;
  /** Sessions, limits, signals: short statements that must not queue behind a long read. */
  pipeline: ReadPipeline;
  commands: Kysely<Tables>;
  pool: pg.Pool;
  url: string;
  /** Where a replica is configured: reads for people who have written nothing that it lacks. */
  standby: Standby<Tables> | undefined;
  close(): Promise<void>;
}

export interface DatabaseOptions extends PoolOptions {
  replica?: { url: string; log: Log } | undefined;
}

/** Bounds how long a slow statement can block those behind it on the same connection. */
const quickReadMs = 3_000;
const slowReadMs = 5_000;
const slowConnections = 4;

export function openDatabases<Tables extends PlatformTables>(
  options: DatabaseOptions,
): Databases<Tables> {
  const pool = createPool(options);
  const pipeline = new ReadPipeline({ ...options, byKeys: true }, 2);
  const readPipeline = new ReadPipeline({ ...options, statementMs: quickReadMs });
  const slowPool = createPool({
    url: options.url,
    max: slowConnections,
    statementMs: slowReadMs,
    applicationName: 'engawa-slow',
  });
  const slow = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: slowPool }) });
  const reads = pipelined<Tables>(readPipeline);
  const slowReads = new SlowReads(slow);
  const { replica } = options;
  const standby = replica
    ? openStandby(replica.url, { url: options.url, readPipeline, slowPool, slowReads }, replica.log)
    : undefined;
  const commands = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    reads,
    readPipeline,
    slowReads,
    pipeline,
    commands,
    pool,
    url: options.url,
    standby,
    close: async () => {
      await standby?.close();
      await Promise.all([reads, slow, commands].map((db) => db.destroy()));
      await pipeline.close();
    },
  };
}
