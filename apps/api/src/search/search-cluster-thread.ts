import { followSources } from '@engawa/search-cluster/follow/follow-sources';
import { searchSources } from './search-sources.ts';

/**
 * Entry of the worker thread of `Follower`. Keep imports small: the thread loads them a second
 * time.
 */
await followSources(searchSources);
