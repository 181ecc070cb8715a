/** Without zod, because the client loads it early. */
export const matchLimits = {
  /** Lowest score of a match, for the student's job list as for the company's lists of people. */
  least: 50,
  /** From here on a match is strong: the first group of a company, the effect of a step. */
  strong: 75,
  /** Jobs outside of the student's wishes, shown under a heading of their own. */
  outside: 5,
  scoreTips: 3,
  steps: 3,
} as const;
