import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DiscoverPlace } from '../use-discover-place.ts';
import { keptQuery } from './kept-query.ts';

/** An address that names a kept filter, as a notice does, becomes that filter. */
export function useKeptAddress({ keptId, showKept }: DiscoverPlace): void {
  const { data } = useQuery({ ...keptQuery, enabled: keptId !== undefined });
  const kept = keptId === undefined ? undefined : data?.filters.find(({ id }) => id === keptId);
  useEffect(() => {
    if (kept) showKept(kept, true);
  });
}
