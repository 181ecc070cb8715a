/** Old and short addresses, and where they lead; what stands behind a `*` is kept. */
export const redirects = [
  { from: '/students/*', to: '/talent/*' },
  { from: '/talent/discover', to: '/talent/discover/companies' },
  {
    from: '/company/engagement/connect-applying',
    to: '/company/engagement/connect/waiting',
  },
] as const;

/** The beginning of an address alone leads to the first page behind it; the spec names neither. */
export const beginnings = [
  { from: '/talent', to: '/talent/account' },
  { from: '/company', to: '/company/engagement' },
] as const;

/** Where a path leads by one of these; search and hash are the caller's to keep. */
export function redirected(pathname: string, { from, to }: { from: string; to: string }): string {
  if (!from.endsWith('*')) return to;
  return to.slice(0, -1) + pathname.slice(from.length - 1);
}
