export const contactLimits = { subject: 100, message: 2000 } as const;
/** Lifetime of the file and of the link in the mail by which support opens it. */
export const contactFileDays = 30;
