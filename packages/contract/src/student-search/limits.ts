/** Without zod, because the client loads it early. */
export const studentSearchLimits = {
  freeWord: 100,
  perPage: 20,
  savedSearches: 20,
  savedSearchName: 40,
} as const;

export const studentSorts = ['match', 'newest', 'active'] as const;
export type StudentSort = (typeof studentSorts)[number];
