import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure } from '../api/failures/api-failure.ts';
import { type ListFilters, type ListRoute, useListPlace } from './use-list-place.ts';

export interface PagedListParts<Page> {
  /** Begins with the endpoint's id. */
  key: readonly string[];
  route: ListRoute;
  all?: string;
  read: (filters: ListFilters, cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
}

export function usePagedList<Page extends { nextCursor: string | null }>({
  key,
  route,
  all = '',
  read,
}: PagedListParts<Page>) {
  const { filters, after, setFilters, toNext, toPrevious, startOver } = useListPlace(route, all);
  const { data, error, refetch } = useQuery({
    queryKey: [...key, filters, after],
    queryFn: ({ signal }) => read(filters, after, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { ownErrors: true },
  });
  const isLost = after !== undefined && error instanceof ApiFailure && error.status === 422;
  useEffect(() => {
    if (isLost) startOver();
  });
  const next = data?.nextCursor;
  return {
    data,
    error: isLost ? null : error,
    retry: () => void refetch(),
    filters,
    setFilters,
    after,
    onNext: next ? () => toNext(next) : undefined,
    onPrevious: after === undefined ? undefined : toPrevious,
  };
}
