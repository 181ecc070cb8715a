import { followSources } from '@engawa/search-cluster/follow/follow-sources';
import { searchSources } from './search-sources.ts';

/** Runs in a thread beside the server (`Follower`); imports little, since all of it is loaded twice. */
await followSources(searchSources);
