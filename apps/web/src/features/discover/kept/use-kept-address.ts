import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DiscoverPlace } from '../use-discover-place.ts';
import { keptQuery } from './kept-query.ts';

/**
 * Replaces the id of a saved search in the address, as notifications link to it, by its filters.
 */
export function useKeptAddress({ keptId, showKept }: DiscoverPlace): void {
  const { data } = useQuery({ ...keptQuery, enabled: keptId !== undefined });
  const kept = keptId === undefined ? undefined : data?.filters.find(({ id }) => id === keptId);
  useEffect(() => {
    if (kept) showKept(kept, true);
  });
}
