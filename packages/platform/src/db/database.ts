import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import { ReadPipeline } from './pipeline.ts';
import { pipelined } from './pipelined.ts';
import { createPool, type PoolOptions } from './pool.ts';
import { SlowReads } from './slow-reads.ts';
import type { PlatformTables } from './tables.ts';

export type PlatformDb = Kysely<PlatformTables>;
export type PlatformTx = Transaction<PlatformTables>;

export interface Databases<Tables> {
  /** Single statements outside a transaction; may be a replica. */
  reads: Kysely<Tables>;
  readPipeline: ReadPipeline;
  /** Reads that may take long, apart from the quick ones. */
  slowReads: SlowReads<Tables>;
  /** Sessions, limits, signals: short statements that must not stand behind anybody's long read. */
  pipeline: ReadPipeline;
  /** One pooled connection per transaction. */
  commands: Kysely<Tables>;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

export interface DatabaseOptions extends PoolOptions {
  replicaUrl?: string | undefined;
}

/** A quick read takes milliseconds; one that does not must not keep those behind it waiting. */
const quickReadMs = 3_000;
const slowReadMs = 5_000;
const slowConnections = 4;

export function openDatabases<Tables extends PlatformTables>(
  options: DatabaseOptions,
): Databases<Tables> {
  const pool = createPool(options);
  // Always the primary: a lagging replica must not keep a signed-out token alive.
  const pipeline = new ReadPipeline(options, 2);
  const readUrl = options.replicaUrl ?? options.url;
  const readPipeline = new ReadPipeline({ ...options, url: readUrl, statementMs: quickReadMs });
  const slowPool = createPool({
    url: readUrl,
    max: slowConnections,
    statementMs: slowReadMs,
    applicationName: 'engawa-slow',
  });
  const slow = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: slowPool }) });
  const reads = pipelined<Tables>(readPipeline);
  const commands = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    reads,
    readPipeline,
    slowReads: new SlowReads(slow),
    pipeline,
    commands,
    pool,
    url: options.url,
    close: async () => {
      await Promise.all([reads, slow, commands].map((db) => db.destroy()));
      await pipeline.close();
    },
  };
}
