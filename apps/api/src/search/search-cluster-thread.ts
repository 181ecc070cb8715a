import { followSources } from '@engawa/search-cluster/follow/follow-sources';
import { searchSources } from './search-sources.ts';

/** Worker thread of `Follower`. Keep imports small: they are loaded a second time. */
await followSources(searchSources);
