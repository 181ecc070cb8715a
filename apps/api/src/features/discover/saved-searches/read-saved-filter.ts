import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import { discoverFilter, filterFields } from '@engawa/contract/discover/filters';
import { readStoredFilter } from '../../../search/read-stored-filter.ts';

export const readSavedFilter = (stored: unknown): DiscoverFilter =>
  readStoredFilter(stored, filterFields, discoverFilter) ?? {};
