/** The filters of a list of contents, kept in its address. */
export interface ListSearch {
  status?: string;
  word?: string;
}

const text = (value: unknown): string | undefined => {
  const words = typeof value === 'number' ? String(value) : value;
  return typeof words === 'string' && words !== '' ? words : undefined;
};

export function listSearch(search: Record<string, unknown>): ListSearch {
  const [status, word] = [text(search.status), text(search.word)];
  return { ...(status && { status }), ...(word && { word }) };
}
