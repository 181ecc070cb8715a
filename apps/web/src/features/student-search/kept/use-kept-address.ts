import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchPlace } from '../use-search-place.ts';
import { keptQuery } from './kept-query.ts';

/** An address that names a kept search, as a notice does, becomes that search. */
export function useKeptAddress({ keptId, showKept }: SearchPlace): void {
  const { data } = useQuery({ ...keptQuery, enabled: keptId !== undefined });
  const kept = keptId === undefined ? undefined : data?.searches.find(({ id }) => id === keptId);
  useEffect(() => {
    if (kept) showKept(kept, true);
  });
}
