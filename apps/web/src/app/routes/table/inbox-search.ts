import { listSearch } from './list-search.ts';

/** What the list of threads is narrowed to; it stands beside the open thread, too. */
export interface InboxSearch {
  word?: string;
  label?: string;
  unread?: true;
  mine?: true;
}

export function inboxSearch(search: Record<string, unknown>): InboxSearch {
  const { status: _, after: __, ...narrowed } = listSearch(search);
  return {
    ...narrowed,
    ...(search.unread === true && { unread: true }),
    ...(search.mine === true && { mine: true }),
  };
}
