import { useState } from 'react';

/**
 * What the address says, and from the moment something else is asked for, what it will say. The
 * router arrives a little later: a choice that is made until then builds on the one before it.
 */
export function useAsked<Search extends object>(arrived: Search) {
  const [asked, setAsked] = useState<{ from: Search; search: Search }>();
  if (asked && asked.from !== arrived) setAsked(undefined);
  const search = asked?.from === arrived ? asked.search : arrived;
  return [search, (wanted: Search) => setAsked({ from: arrived, search: wanted })] as const;
}
