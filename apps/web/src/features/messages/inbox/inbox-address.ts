import type { InboxFilters } from '../queries.ts';

interface InboxAddress {
  word?: string;
  unread?: true;
  label?: string;
  job?: string;
  mine?: true;
}

export const filtersOf = ({ word, unread, label, job, mine }: InboxAddress): InboxFilters => ({
  word: word ?? '',
  unread: unread ?? false,
  label: label ?? '',
  job: job ?? '',
  mine: mine ?? false,
});

export const addressOf = ({ word, unread, label, job, mine }: InboxFilters): InboxAddress => ({
  ...(word && { word }),
  ...(unread && { unread: true as const }),
  ...(label && { label }),
  ...(job && { job }),
  ...(mine && { mine: true as const }),
});

export interface InboxProps {
  search: InboxAddress;
  onSearch: (search: InboxAddress) => void;
  /** Of the open thread. */
  id?: string;
}

/** A row of the list is a link; the one of the open thread is marked. */
export const rowStyle =
  'block px-4 py-3.5 hover:bg-washi aria-[current=page]:bg-ai-soft focus-visible:-outline-offset-2';
