/** Without zod, because the client loads it early. */
export const matchLimits = {
  /** Lowest score of a match, for the student's job list as for the company's lists of people. */
  least: 50,
  /** Score tips shown with a page of matches. */
  raises: 3,
} as const;
