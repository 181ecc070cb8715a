import { useState } from 'react';

/**
 * The address's search parameters, or the ones already navigated to. The router updates late, so
 * choices made in between must build on the newest ones.
 */
export function usePendingSearch<Search extends object>(arrived: Search) {
  const [asked, setAsked] = useState<{ from: Search; search: Search }>();
  if (asked && asked.from !== arrived) setAsked(undefined);
  const search = asked?.from === arrived ? asked.search : arrived;
  return [search, (wanted: Search) => setAsked({ from: arrived, search: wanted })] as const;
}
