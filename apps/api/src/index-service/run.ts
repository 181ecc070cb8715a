import type { Log } from '@engawa/platform/log/log';
import { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import { createIndexServer } from '@engawa/platform/search-index/service/index-server';
import { searchSources } from '../search-sources.ts';
import type { IndexSettings } from './config.ts';

interface Running {
  address: string;
  stop(): Promise<void>;
}

/** Listens at once and says that it is not ready until the thread has read everything. */
export async function runIndexService(settings: IndexSettings, log: Log): Promise<Running> {
  const thread = new URL('../search-thread.ts', import.meta.url);
  const indexes = new SearchIndexes({ thread, url: settings.DATABASE_URL, log });
  const server = await createIndexServer({
    indexes,
    sources: searchSources,
    token: settings.INDEX_TOKEN,
    metricsToken: settings.METRICS_TOKEN,
    log,
  });
  const address = await server.listen({ port: settings.INDEX_PORT, host: settings.INDEX_HOST });
  indexes.start();
  return {
    address,
    stop: async () => {
      await server.close();
      await indexes.close();
    },
  };
}
