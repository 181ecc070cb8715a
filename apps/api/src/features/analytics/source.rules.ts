/** Where a view came from: a campaign word, one of our own areas, or a kind of website. */
export interface Source {
  name: string;
  /** True for a campaign word, which anybody can make up, so the number of them is unbounded. */
  free: boolean;
}

interface FromWhere {
  referrer_url: string;
  utm_source?: string | undefined;
}

const plainWord = /^[a-z0-9][a-z0-9_-]{0,29}$/;

const areas: readonly (readonly [path: string, area: string])[] = [
  ['/talent/discover', 'discover'],
  ['/talent/activities/save', 'saved'],
  ['/talent/connect', 'connect'],
  ['/talent/inbox', 'messages'],
];

const ours = (name: string): Source => ({ name, free: false });

export function campaignOf({ utm_source }: { utm_source?: string | undefined }): Source | null {
  const word = utm_source?.toLowerCase() ?? '';
  return plainWord.test(word) ? { name: word, free: true } : null;
}

export function sourceOf({ referrer_url, utm_source }: FromWhere, origin: string): Source {
  const campaign = campaignOf({ utm_source });
  if (campaign) return campaign;
  const from = URL.parse(referrer_url, origin);
  if (referrer_url === '' || !from) return ours('direct');
  if (from.origin !== new URL(origin).origin) return ours('external');
  return ours(areas.find(([path]) => isUnder(from.pathname, path))?.[1] ?? 'other');
}

const isUnder = (path: string, area: string): boolean =>
  path === area || path.startsWith(`${area}/`);
