import type { Pictures } from '@engawa/contract/files/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import {
  type ListFilters,
  type ListRoute,
  useListPlace,
} from '../../../shared/navigation/use-list-place.ts';

export type Filters = ListFilters;

interface ListedPage<Row> {
  rows: Row[];
  images: { id: string; pictures: Pictures }[];
  counts: Record<string, number>;
  nextCursor: string | null;
}

export interface ListState<Row> {
  rows: readonly Row[] | undefined;
  counts: Record<string, number> | undefined;
  error: Error | null;
  retry: () => void;
  filters: Filters;
  setFilters: (change: Partial<Filters>) => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

export interface ListParts<Row> {
  key: string;
  route: ListRoute;
  /** The status that means all. */
  all: string;
  read: (
    filters: Filters,
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<ListedPage<Row>>;
}

/** A list of contents; where it is stands in its address. */
export function useContentList<Row>({ key, route, all, read }: ListParts<Row>) {
  const { filters, after, setFilters, toNext, toPrevious, startOver } = useListPlace(route, all);
  const { data, error, refetch } = useQuery({
    queryKey: [key, filters, after],
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
  const state: ListState<Row> = {
    rows: data?.rows,
    counts: data?.counts,
    error: isLost ? null : error,
    retry: () => void refetch(),
    filters,
    setFilters,
    onNext: next ? () => toNext(next) : undefined,
    onPrevious: after === undefined ? undefined : toPrevious,
  };
  const picturesOf = (id: string | null | undefined): Pictures =>
    data?.images.find((image) => image.id === id)?.pictures ?? [];
  return { ...state, picturesOf };
}

/** What a call takes besides the status. */
export const restOf = ({ word }: Filters, cursor: string | undefined) => ({
  ...(word && { word }),
  ...(cursor && { cursor }),
});
