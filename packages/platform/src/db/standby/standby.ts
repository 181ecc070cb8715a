import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Log } from '../../log/log.ts';
import { createPool } from '../pool.ts';
import { addressesOf } from '../servers/addresses.ts';
import { Servers } from '../servers/servers.ts';
import { ReadPipeline } from '../statements/pipeline.ts';
import { pipelined } from '../statements/pipelined.ts';
import type { SlowReads } from '../statements/slow-reads.ts';
import { PrimaryFallback, pooled } from './primary-fallback.ts';
import { StandbyWatch } from './standby-watch.ts';
import type { WritePosition } from './write-position.ts';
import { WritePositions } from './write-positions.repo.ts';

/** Reads that may lag a little, but never behind what the reader wrote or was notified of. */
export interface Standby<Tables> {
  reads: Kysely<Tables>;
  slowReads: SlowReads<Tables>;
  /** Whether it has replayed what this person wrote and was notified of; false if unknown. */
  shows(wrote: WritePosition | undefined): boolean;
  /** Notes that these people must see the log up to now; await before answering them. */
  note(accounts: readonly string[]): Promise<void>;
  readonly answered: number;
  readonly behindMs: number;
  close(): Promise<void>;
}

interface Primary<Tables> {
  url: string;
  readPipeline: ReadPipeline;
  slowPool: pg.Pool;
  slowReads: SlowReads<Tables>;
}

/** Short, so that the primary can still answer in time when a standby hangs. */
const quickMs = 1_000;
const slowMs = 2_000;
const slowConnections = 4;

export function openStandby<Tables>(
  url: string,
  { url: primaryUrl, readPipeline, slowPool, slowReads }: Primary<Tables>,
  log: Log,
): Standby<Tables> {
  const servers = new Servers(addressesOf(url), 'standby');
  const options = { url, servers, applicationName: 'engawa-standby' };
  // On connections of its own: a note may wait for a lock of an erasure, a session read must not.
  const noting = new ReadPipeline({ url: primaryUrl, statementMs: quickMs, byKeys: true }, 2);
  const watching = new ReadPipeline({ ...options, statementMs: quickMs }, 1);
  const watch = new StandbyWatch({ primary: noting, standby: watching, servers, log });
  const mayAsk = () => watch.isFresh();
  const quick = new PrimaryFallback(
    new ReadPipeline({ ...options, statementMs: quickMs }),
    readPipeline,
    mayAsk,
  );
  const pool = createPool({ ...options, max: slowConnections, statementMs: slowMs });
  const slow = new PrimaryFallback(pooled(pool), pooled(slowPool), mayAsk);
  const positions = new WritePositions(noting);
  const reads = pipelined<Tables>(quick);
  const slowDb = pipelined<Tables>(slow);
  watch.start();
  return {
    reads,
    slowReads: slowReads.over(slowDb),
    shows: (wrote) => wrote !== undefined && watch.has(wrote),
    note: async (accounts) => {
      const isNoted = (await positions.note(accounts)) || (await positions.note(accounts));
      if (isNoted) return;
      watch.doubt();
      // Other instances do not share the doubt, so retry until the position is noted.
      positions.noteLater(accounts);
    },
    get answered() {
      return quick.answered + slow.answered;
    },
    get behindMs() {
      return watch.behindMs;
    },
    close: async () => {
      watch.stop();
      positions.stop();
      await Promise.all([reads, slowDb].map((db) => db.destroy()));
      await Promise.all([watching, noting].map((pipeline) => pipeline.close()));
    },
  };
}
