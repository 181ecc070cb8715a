/** The client reads them, too: no zod. */
export const matchLimits = {
  /** Points from which on a job is put before a student, as from which on a company sees a person. */
  least: 50,
  /** Ways to raise the matches of a page that are named. */
  raises: 3,
} as const;
