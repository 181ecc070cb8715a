import type { Pictures } from '@engawa/contract/files/schemas';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

export interface Filters {
  status: string;
  word: string;
}

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
  /** The status that means all. */
  all: string;
  read: (
    filters: Filters,
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<ListedPage<Row>>;
}

/** A list whose filters stand in the address: they survive a reload and can be sent to a colleague. */
export function useContentList<Row>({ key, all, read }: ListParts<Row>) {
  // Whatever somebody wrote into the address.
  const search = useSearch({ strict: false }) as {
    status?: string | number;
    word?: string | number;
  };
  const navigate = useNavigate();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const filters = { status: `${search.status ?? all}`, word: `${search.word ?? ''}` };
  const cursor = cursors.at(-1);
  const queryKey: QueryKey = [key, filters, cursor];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(filters, cursor, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { ownErrors: true },
  });
  const next = data?.nextCursor;
  const state: ListState<Row> = {
    rows: data?.rows,
    counts: data?.counts,
    error,
    retry: () => void refetch(),
    filters,
    setFilters(change) {
      const { status, word } = { ...filters, ...change };
      setCursors([]);
      void navigate({
        to: '.',
        search: { ...(status !== all && { status }), ...(word && { word }) },
        replace: true,
      });
    },
    onNext: next ? () => setCursors((all) => [...all, next]) : undefined,
    onPrevious: cursor ? () => setCursors((all) => all.slice(0, -1)) : undefined,
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
