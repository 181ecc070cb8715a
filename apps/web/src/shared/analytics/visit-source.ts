const keys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Drops the query, because it may contain what the person searched for. */
function placeOf(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.origin}${url.pathname}`.slice(0, 2_000) : '';
}

/** The previous page of this tab if it belongs to this site; otherwise the browser's referrer. */
function referrer(): string {
  const navigation = 'navigation' in window ? window.navigation : undefined;
  const at = navigation?.currentEntry?.index ?? 0;
  const before = at > 0 ? navigation?.entries()[at - 1]?.url : undefined;
  return placeOf(before ?? document.referrer);
}

export function campaign() {
  const search = new URLSearchParams(window.location.search);
  const named = keys.flatMap((key) => {
    const word = search.get(key);
    return word ? [[key, word.slice(0, 200)] as const] : [];
  });
  return Object.fromEntries(named) as Partial<Record<(typeof keys)[number], string>>;
}

export const visitSource = () => ({ referrer_url: referrer(), ...campaign() });
