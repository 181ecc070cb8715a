/** Places of our own code that one report names, the innermost first. */
export const mostPlaces = 5;
/** Reports of one page, from its loading to its leaving. */
export const mostReports = 5;
/** Of one address, which a whole campus may share. */
export const reportsPerAddress = { hour: 600, day: 2000 } as const;
