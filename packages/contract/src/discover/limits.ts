/** Without zod, because the client loads it early. */
export const discoverLimits = {
  freeWord: 100,
  employees: { min: 1, max: 10_000 },
  salary: { min: 1, max: 10_000_000 },
  perPage: 20,
  savedSearches: 20,
  savedSearchName: 40,
} as const;

export const jobSorts = ['newest', 'match', 'deadline', 'salary'] as const;
export type JobSort = (typeof jobSorts)[number];
