export const contactLimits = { subject: 100, message: 2000 } as const;
