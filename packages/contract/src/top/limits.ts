export const topLimits = {
  jobs: 4,
  companies: 4,
  tips: 3,
  /** Of each kind of thing that waits; the rest stands on its own page. */
  waiting: 3,
  /** Saved jobs whose last day is within so many days are named. */
  closingDays: 3,
} as const;
