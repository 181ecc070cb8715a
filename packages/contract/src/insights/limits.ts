/** Selectable periods in weeks; a week begins on Monday in Japan. */
export const insightPeriods = ['4', '12', '26'] as const;
export type InsightPeriod = (typeof insightPeriods)[number];
export const usualPeriod = '12' satisfies InsightPeriod;

/**
 * Counts of views and saves, which students do not disclose to the company, are rounded down to
 * multiples of this and updated only at such steps, so that no figure reveals one person.
 */
export const roundedTo = 5;

export const mostJobs = 100;

/** Sources of views: our own pages, other sites, and links with a utm_source. */
export const ownSources = [
  'discover',
  'saved',
  'connect',
  'messages',
  'external',
  'direct',
  'other',
] as const;
/** utm_source values listed by name; the rest are one row. */
export const mostCampaigns = 5;
