import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DiscoverPlace } from '../use-discover-place.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';

/** Replaces a saved search's id in the address, as notifications link to it, by its filters. */
export function useSavedSearchAddress({ savedSearchId, showSavedSearch }: DiscoverPlace): void {
  const { data } = useQuery({ ...savedSearchesQuery, enabled: savedSearchId !== undefined });
  const saved =
    savedSearchId === undefined ? undefined : data?.filters.find(({ id }) => id === savedSearchId);
  useEffect(() => {
    if (saved) showSavedSearch(saved, true);
  });
}
