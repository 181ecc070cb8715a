import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createPool } from '@engawa/platform/db/pool';
import type { PlatformTables } from '@engawa/platform/db/tables';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import { Kysely, PostgresDialect } from 'kysely';
import { Cluster, type ClusterOptions } from '../cluster.ts';
import { shapeOf } from './documents.ts';
import { FollowedIndex } from './followed-index.ts';
import { Leader } from './leader.ts';

export interface FollowerData {
  url: string;
  cluster: ClusterOptions;
}

const applicationName = 'engawa-search-cluster';
/** Interval of polling, besides notifications. */
const lookEveryMs = 1_000;
/** Delay that collects changes into one write. */
const leastGapMs = 100;
const retryMs = 2_000;

/**
 * The body of the thread. One instance is the leader per source and keeps its index up to date: the
 * one that holds a lock of the database; when its connection ends, another takes over. Two leaders
 * for a moment are harmless, because versions decide.
 */
export async function followSources<Tables extends PlatformTables>(
  sources: readonly IndexSource<Tables>[],
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('to be run in a thread');
  const { url, cluster: options } = workerData as FollowerData;
  const cluster = new Cluster(options);
  const pool = createPool({ url, max: 4, applicationName });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await Promise.all(
    sources.map(async (source) => {
      const say = sayOnce((why) => port.postMessage(`${source.name}: ${why}`));
      for (;;) {
        await followWhileLeading(url, source, new FollowedIndex(db, cluster, source, say), say);
        await pause(retryMs);
      }
    }),
  );
}

async function followWhileLeading<Tables extends PlatformTables>(
  url: string,
  source: IndexSource<Tables>,
  index: FollowedIndex<Tables>,
  say: (error: unknown) => void,
): Promise<void> {
  // A release with an incompatible mapping has its own index and leader.
  const lock = `search_cluster ${source.name} ${shapeOf(source).mark}`;
  const leader = new Leader(url, lock, applicationName);
  try {
    if (!(await leader.begin('search_change'))) return;
    while (leader.leads) await followOnce(index, leader, say);
    await index.settle();
  } catch (error) {
    say(error);
  } finally {
    await leader.end();
  }
}

async function followOnce<Tables extends PlatformTables>(
  index: FollowedIndex<Tables>,
  leader: Leader,
  say: (error: unknown) => void,
): Promise<void> {
  const changed = leader.nextChange();
  try {
    await index.catchUp();
    say(undefined);
    await Promise.race([changed, pause(lookEveryMs)]);
    await pause(leastGapMs);
  } catch (error) {
    say(error);
    await pause(retryMs);
  }
}

/** Logs a failure when it begins, not on every retry. */
function sayOnce(say: (why: string) => void): (error: unknown) => void {
  let said: string | undefined;
  return (error) => {
    const why = error === undefined ? undefined : whyOf(error);
    if (why !== undefined && why !== said) say(why);
    said = why;
  };
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
