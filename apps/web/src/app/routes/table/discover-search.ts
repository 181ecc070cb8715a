import type { DiscoverFilter } from '@engawa/contract/discover/filters';

/** What stands in the address of discover. Several values of one filter are joined by a hyphen. */
export type DiscoverSearch = { [K in keyof DiscoverFilter | 'sort' | 'after' | 'kept']?: string };

/** As text; what each of them means, the feature reads. Every page loads this, so it lists no names. */
export const discoverSearch = (search: Record<string, unknown>): DiscoverSearch =>
  Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)]));
