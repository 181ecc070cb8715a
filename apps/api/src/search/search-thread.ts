import { serveIndexes } from '@engawa/platform/search-index/serve-indexes';
import { searchSources } from './search-sources.ts';

/** Runs in a thread beside the server (`SearchIndexes`); imports little, since all of it is loaded twice. */
await serveIndexes(searchSources);
