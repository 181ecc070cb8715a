/** Places of our own code that one report names, the innermost first. */
export const mostPlaces = 5;
/** Reports of one page, from its loading to its leaving. */
export const mostReports = 5;
/** Of one address: many people may share it, so that a few are as good as all. */
export const reportsPerAddress = { hour: 60, day: 200 } as const;
