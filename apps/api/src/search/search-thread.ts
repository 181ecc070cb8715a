import { serveIndexes } from '@engawa/platform/search-index/serve-indexes';
import { searchSources } from './search-sources.ts';

/** Worker thread of `SearchIndexes`. Keep imports small: they are loaded a second time. */
await serveIndexes(searchSources);
