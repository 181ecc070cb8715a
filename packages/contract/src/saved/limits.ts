/** Upper bounds, because these lists are not paged. */
export const savedLimits = { jobs: 300, companies: 300 } as const;
