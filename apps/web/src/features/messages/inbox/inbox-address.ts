import { usePendingSearch } from '../../../shared/navigation/use-pending-search.ts';
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
  id?: string;
}

export function useInboxFilters({ search, onSearch }: Pick<InboxProps, 'search' | 'onSearch'>) {
  const [asked, ask] = usePendingSearch(search);
  const filters = filtersOf(asked);
  const change = (to: Partial<InboxFilters>) => {
    const wanted = addressOf({ ...filters, ...to });
    ask(wanted);
    onSearch(wanted);
  };
  return [filters, change] as const;
}

export const rowStyle =
  'block px-4 py-3.5 hover:bg-washi aria-[current=page]:bg-ai-soft focus-visible:-outline-offset-2';
