/** Path prefixes that a menu entry covers in addition to its own page. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  '/talent/discover/companies': ['/talent/discover', '/talent/matches', '/talent/company'],
  '/talent/activities/applications': ['/talent/activities'],
  '/talent/account': ['/talent/account', '/talent/profile', '/talent/settings'],
};

export const belongsToEntry = (entry: string, path: string): boolean =>
  (prefixes[entry] ?? [entry]).some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
