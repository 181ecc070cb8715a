const tabs = ['jobs', 'original'] as const;

/** Which part of a company's page is shown; the first, where the address names none. */
export function companySearch(search: Record<string, unknown>): { tab?: (typeof tabs)[number] } {
  const tab = tabs.find((one) => one === search.tab);
  return tab ? { tab } : {};
}
