const keys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Only the place: what somebody searched for there is nobody's business. */
function placeOf(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.origin}${url.pathname}`.slice(0, 2_000) : '';
}

/** The page before this one in this tab, where it is ours; else what the browser says. */
function referrer(): string {
  // Not every browser has it.
  const navigation = 'navigation' in window ? window.navigation : undefined;
  const at = navigation?.currentEntry?.index ?? 0;
  const before = at > 0 ? navigation?.entries()[at - 1]?.url : undefined;
  return placeOf(before ?? document.referrer);
}

/** What the link to this page says about itself. */
export function campaign() {
  const search = new URLSearchParams(window.location.search);
  const named = keys.flatMap((key) => {
    const word = search.get(key);
    return word ? [[key, word.slice(0, 200)] as const] : [];
  });
  return Object.fromEntries(named) as Partial<Record<(typeof keys)[number], string>>;
}

/** Where a page was come to from. */
export const fromWhere = () => ({ referrer_url: referrer(), ...campaign() });
