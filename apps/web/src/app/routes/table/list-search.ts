/** Where a list is: its filters, and after which row its page begins. All of it stands in the address. */
export interface ListSearch {
  status?: string;
  word?: string;
  label?: string;
  after?: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;

export function listSearch(search: Record<string, unknown>): ListSearch {
  const [status, word, after] = [text(search.status), text(search.word), text(search.after)];
  const label = text(search.label);
  return {
    ...(status && { status }),
    ...(word && { word }),
    ...(label && { label }),
    ...(after && { after }),
  };
}
