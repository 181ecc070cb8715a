import type { Log } from '@engawa/platform/log/log';
import { CountedEngine } from '@engawa/platform/search-index/counted-engine';
import { SearchIndexes } from '@engawa/platform/search-index/search-indexes';
import { RemoteIndexes } from '@engawa/platform/search-index/service/remote-indexes';
import type { Settings } from './config.ts';
import { searchSources } from './search-sources.ts';

/** Who answers searches in place of the database; nobody where `ENGAWA_INDEX` is off. */
export function createSearchEngine(
  settings: Settings & { DATABASE_URL: string },
  log: Log,
): CountedEngine | undefined {
  const { ENGAWA_INDEX, INDEX_URL, INDEX_TOKEN = '', DATABASE_URL: url } = settings;
  if (!ENGAWA_INDEX) return undefined;
  if (INDEX_URL) {
    const service = { url: INDEX_URL, token: INDEX_TOKEN, sources: searchSources, log };
    return new CountedEngine('service', new RemoteIndexes(service));
  }
  const thread = new URL('./search-thread.ts', import.meta.url);
  return new CountedEngine('memory', new SearchIndexes({ thread, url, log }));
}
