/** The filters of a list of contents, kept in its address; the list itself reads them with care. */
export interface ListSearch {
  status?: string;
  word?: string;
}

export const listSearch = (search: Record<string, unknown>): ListSearch => search;
