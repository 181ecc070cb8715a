const lists = ['connected', 'waiting', 'applying'] as const;

/** Which list of connections is shown; the first, where the address names none. */
export function connectSearch(search: Record<string, unknown>): {
  list?: (typeof lists)[number];
} {
  const list = lists.find((one) => one === search.list);
  return list ? { list } : {};
}
