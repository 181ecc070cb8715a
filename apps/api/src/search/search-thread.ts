import { serveIndexes } from '@engawa/platform/search-index/serve-indexes';
import { searchSources } from './search-sources.ts';

/**
 * Entry of the worker thread of `SearchIndexes`. Keep imports small: the thread loads them a second
 * time.
 */
await serveIndexes(searchSources);
