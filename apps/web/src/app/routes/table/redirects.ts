/** Old and short addresses; the part matched by `*` is appended to the target. */
export const redirects = [
  { from: '/students/*', to: '/talent/*' },
  { from: '/talent/discover', to: '/talent/discover/companies' },
  {
    from: '/company/engagement/connect-applying',
    to: '/company/engagement/connect/waiting',
  },
] as const;

/** The bare prefix of a side redirects to its first page; the spec defines neither. */
export const beginnings = [
  { from: '/talent', to: '/talent/account' },
  { from: '/company', to: '/company/engagement' },
] as const;

export function redirected(pathname: string, { from, to }: { from: string; to: string }): string {
  if (!from.endsWith('*')) return to;
  return to.slice(0, -1) + pathname.slice(from.length - 1);
}
