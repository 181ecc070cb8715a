export const contactLimits = { subject: 100, message: 2000 } as const;
/** Support opens a sent file by a link in its mail; both last so long. */
export const contactFileDays = 30;
