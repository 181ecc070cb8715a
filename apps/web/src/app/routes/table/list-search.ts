/** The filters of a list of contents, kept in its address. */
export interface ListSearch {
  status?: string;
  word?: string;
}

export const listSearch = ({ status, word }: Record<string, unknown>): ListSearch => ({
  ...(status ? { status: `${status as string | number}` } : {}),
  ...(word ? { word: `${word as string | number}` } : {}),
});
