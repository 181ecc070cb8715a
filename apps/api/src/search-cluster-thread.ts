import { followSources } from '@engawa/platform/search-cluster/follow-sources';
import { jobSource } from './features/search-rows/job-source.repo.ts';
import { studentSource } from './features/student-rows/student-source.repo.ts';

/** Runs in a thread beside the server (`Follower`); imports little, since all of it is loaded twice. */
await followSources([jobSource, studentSource]);
