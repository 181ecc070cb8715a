import type { Pictures } from '@engawa/contract/files/schemas';
import type { ListFilters } from '../../../shared/navigation/use-list-place.ts';
import { type PagedListParts, usePagedList } from '../../../shared/navigation/use-paged-list.ts';

export type Filters = ListFilters;

export interface ListedPage<Row> {
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

export interface ListParts<Row> extends Omit<PagedListParts<ListedPage<Row>>, 'key'> {
  key: string;
}

export function useContentList<Row>({ key, ...parts }: ListParts<Row>) {
  const { data, ...list } = usePagedList({ key: [key], ...parts });
  const state: ListState<Row> = { rows: data?.rows, counts: data?.counts, ...list };
  const picturesOf = (id: string | null | undefined): Pictures =>
    data?.images.find((image) => image.id === id)?.pictures ?? [];
  return { ...state, picturesOf };
}

export const restOf = ({ word }: Filters, cursor: string | undefined) => ({
  ...(word && { word }),
  ...(cursor && { cursor }),
});
