import { readFileSync } from 'node:fs';
import { searchSources } from '@engawa/api/search/search-sources';
import type { Log } from '@engawa/platform/log/log';
import type { RunningEngine } from '@engawa/platform/search-index/search-engine';
import { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import { until } from '@engawa/platform/testing/waiting/until';
import { Cluster } from '@engawa/search-cluster/cluster';
import { ClusterSearch } from '@engawa/search-cluster/cluster-search';
import { Follower } from '@engawa/search-cluster/follow/follower';
import { startCluster } from '../../cluster/start-cluster.ts';
import type { SearchWorld } from './world.ts';

export interface OpenEngine {
  name: string;
  engine: RunningEngine;
  startMs: number;
  memory(): number;
  disk(): Promise<number | undefined>;
  close(): Promise<void>;
}

const mostStartSeconds = 5_400;

const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function untilItAnswers(engine: RunningEngine): Promise<number> {
  const begun = performance.now();
  engine.start();
  await until(
    'the engine to answer',
    () => engine.search('student', { where: [], order: 'shown', limit: 1 }),
    mostStartSeconds,
  );
  return performance.now() - begun;
}

/** In a thread, as in the server; its memory is the growth of this process. */
export async function openMemoryEngine({ url }: SearchWorld, log: Log): Promise<OpenEngine> {
  const before = megabytes(process.pid);
  const thread = new URL('../../apps/api/src/search/search-thread.ts', import.meta.url);
  const engine = new SearchIndexes({ thread, url, log });
  const startMs = await untilItAnswers(engine);
  return {
    name: 'memory',
    engine,
    startMs,
    memory: () => megabytes(process.pid) - before,
    disk: async () => undefined,
    close: () => engine.close(),
  };
}

/** Three nodes on this machine, filled by the product's own follower. */
export async function openClusterEngine(
  { url, databases }: SearchWorld,
  log: Log,
): Promise<OpenEngine> {
  const nodes = await startCluster({
    heapMb: Number(process.env.CLUSTER_HEAP ?? 1_024),
    optimise: true,
  });
  await databases.pool.query('delete from search_cluster');
  const patienceMs = 10_000;
  const options = { url: nodes.urls.join(','), shards: 3, replicas: 1, patienceMs };
  const engine = new ClusterSearch({
    db: databases.reads,
    cluster: new Cluster(options),
    follower: new Follower({
      thread: new URL('../../apps/api/src/search/search-cluster-thread.ts', import.meta.url),
      url,
      cluster: options,
      log,
    }),
    sources: searchSources,
    log,
    patienceMs,
  });
  const startMs = await untilItAnswers(engine);
  return {
    name: 'cluster',
    engine,
    startMs,
    memory: () => nodes.nodes.reduce((sum, { pid }) => sum + (pid ? megabytes(pid) : 0), 0),
    disk: async () => {
      const reply = await fetch(`${nodes.urls[0]}/_stats/store`);
      const stats = (await reply.json()) as {
        _all: { total: { store: { size_in_bytes: number } } };
      };
      const { _all: all } = stats;
      return all.total.store.size_in_bytes / 2 ** 20;
    },
    close: async () => {
      await engine.close();
      await nodes.stop();
    },
  };
}
