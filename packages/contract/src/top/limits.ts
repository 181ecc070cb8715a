export const topLimits = {
  jobs: 4,
  companies: 4,
  tips: 3,
  /** Items per kind of pending task; the rest is on the task's own page. */
  waiting: 3,
  /** Saved jobs that close within this many days are listed. */
  closingDays: 3,
} as const;
