import { serveIndexes } from '@engawa/platform/search-index/serve-indexes';
import { jobSource } from './features/search-rows/public.ts';

/** Runs in a thread beside the server (`SearchIndexes`). */
await serveIndexes([jobSource]);
