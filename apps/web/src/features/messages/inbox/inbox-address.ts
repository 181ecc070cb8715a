import { useAsked } from '../../../shared/navigation/use-asked.ts';
import type { InboxFilters } from '../queries.ts';

interface InboxAddress {
  word?: string;
  unread?: true;
  label?: string;
  job?: string;
  mine?: true;
}

const filtersOf = ({ word, unread, label, job, mine }: InboxAddress): InboxFilters => ({
  word: word ?? '',
  unread: unread ?? false,
  label: label ?? '',
  job: job ?? '',
  mine: mine ?? false,
});

const addressOf = ({ word, unread, label, job, mine }: InboxFilters): InboxAddress => ({
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

/** What the list is narrowed to, which stands in the address, and how to change a part of it. */
export function useInboxFilters({ search, onSearch }: Pick<InboxProps, 'search' | 'onSearch'>) {
  const [asked, ask] = useAsked(search);
  const filters = filtersOf(asked);
  const change = (to: Partial<InboxFilters>) => {
    const wanted = addressOf({ ...filters, ...to });
    ask(wanted);
    onSearch(wanted);
  };
  return [filters, change] as const;
}

/** A row of the list is a link; the one of the open thread is marked. */
export const rowStyle =
  'block px-4 py-3.5 hover:bg-washi aria-[current=page]:bg-ai-soft focus-visible:-outline-offset-2';
