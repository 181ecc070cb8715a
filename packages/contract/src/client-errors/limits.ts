/** Stack frames in our own code per report, innermost first. */
export const mostPlaces = 5;
export const mostReports = 5;
/** Reports per address, which a whole campus may share. */
export const reportsPerAddress = { hour: 600, day: 2000 } as const;
