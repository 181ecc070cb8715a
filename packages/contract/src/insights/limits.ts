/** The periods one can look at, in weeks; a week begins on Monday in Japan. */
export const insightPeriods = ['4', '12', '26'] as const;
export type InsightPeriod = (typeof insightPeriods)[number];
export const usualPeriod = '12' satisfies InsightPeriod;

/**
 * Views and saves, which students do not tell the company about, are published only when they have
 * changed by this many and are rounded down to it, so that no figure tells of one person.
 */
export const roundedTo = 5;

/** Jobs in one answer, those most looked at first. */
export const mostJobs = 100;

/** Where views come from: our own areas, other sites, and links with a word of their own. */
export const ownSources = [
  'discover',
  'saved',
  'connect',
  'messages',
  'external',
  'direct',
  'other',
] as const;
/** Words of links that are named; the rest are one row. */
export const mostCampaigns = 5;
