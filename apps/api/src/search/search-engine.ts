import type { Log } from '@engawa/platform/log/log';
import { CountedEngines } from '@engawa/platform/search-index/counted-engines';
import { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import type { Settings } from '../config.ts';
import type { Db } from '../database.ts';
import { searchSources } from './search-sources.ts';

type Given = Settings & { DATABASE_URL: string };

/** Composes index, search cluster and fallback; undefined if the database answers alone. */
export async function createSearchEngine(
  settings: Given,
  db: Db,
  log: Log,
): Promise<CountedEngines | undefined> {
  const engines = [
    ...(settings.SEARCH_URL ? [await clusterOf(settings, settings.SEARCH_URL, db, log)] : []),
    ...(settings.ENGAWA_INDEX ? [indexOf(settings, log)] : []),
  ];
  return engines.length === 0 ? undefined : new CountedEngines(engines);
}

function indexOf({ DATABASE_URL: url }: Given, log: Log) {
  const thread = new URL('./search-thread.ts', import.meta.url);
  return { name: 'memory' as const, engine: new SearchIndexes({ thread, url, log }) };
}

/** Imported on demand: the client is large. */
async function clusterOf(settings: Given, nodes: string, db: Db, log: Log) {
  const { SEARCH_SHARDS: shards, SEARCH_REPLICAS: replicas } = settings;
  const { SEARCH_PATIENCE_MS: patienceMs, DATABASE_URL: url } = settings;
  const { ClusterSearch } = await import('@engawa/search-cluster/cluster-search');
  const { Cluster } = await import('@engawa/search-cluster/cluster');
  const { Follower } = await import('@engawa/search-cluster/follow/follower');
  const cluster = { url: nodes, shards, replicas, patienceMs };
  const thread = new URL('./search-cluster-thread.ts', import.meta.url);
  const engine = new ClusterSearch({
    db,
    cluster: new Cluster(cluster),
    follower: new Follower({ thread, url, cluster, log }),
    sources: searchSources,
    log,
    patienceMs,
  });
  return { name: 'cluster' as const, engine };
}
