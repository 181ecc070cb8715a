/** Path prefixes that a menu entry covers in addition to its own page. */
const parts: Readonly<Record<string, readonly string[]>> = {
  '/talent/discover/companies': ['/talent/discover', '/talent/matches', '/talent/company'],
  '/talent/activities/applications': ['/talent/activities'],
  '/talent/account': ['/talent/account', '/talent/profile', '/talent/settings'],
};

export const isInPart = (entry: string, path: string): boolean =>
  (parts[entry] ?? [entry]).some((part) => path === part || path.startsWith(`${part}/`));
