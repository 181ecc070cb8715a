import { listSearch } from './list-search.ts';

/** What the list of threads is narrowed to; it stands beside the open thread, too. */
export interface InboxSearch {
  word?: string;
  label?: string;
  /** Only with those who have applied for this job. */
  job?: string;
  unread?: true;
  mine?: true;
}

export function inboxSearch(search: Record<string, unknown>): InboxSearch {
  const { status: _, after: __, ...narrowed } = listSearch(search);
  return {
    ...narrowed,
    ...(typeof search.job === 'string' && { job: search.job }),
    ...(search.unread === true && { unread: true }),
    ...(search.mine === true && { mine: true }),
  };
}
