import { serveIndexes } from '@engawa/platform/search-index/serve-indexes';
import { jobSource } from './features/search-rows/job-source.repo.ts';
import { studentSource } from './features/student-rows/student-source.repo.ts';

/** Runs in a thread beside the server (`SearchIndexes`); imports little, since all of it is loaded twice. */
await serveIndexes([jobSource, studentSource]);
