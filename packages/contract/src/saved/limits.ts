/** As many as one still looks through; the lists come whole. */
export const savedLimits = { jobs: 300, companies: 300 } as const;
