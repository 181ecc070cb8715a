/** What lies behind an entry of the student's menu besides the page it leads to. */
const parts: Readonly<Record<string, readonly string[]>> = {
  '/talent/discover/companies': ['/talent/discover', '/talent/matches', '/talent/company'],
  '/talent/activities/applications': ['/talent/activities'],
  '/talent/account': ['/talent/account', '/talent/profile', '/talent/settings'],
};

/** Whether a page belongs to the entry. */
export const isInPart = (entry: string, path: string): boolean =>
  (parts[entry] ?? [entry]).some((part) => path === part || path.startsWith(`${part}/`));
