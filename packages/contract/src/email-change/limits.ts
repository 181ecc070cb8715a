/** Mails with such a link: of one account, and to one receiver from whomever. */
export const emailChangesADay = { max: 5, seconds: 86_400 } as const;
export const perNewAddress = { max: 3, seconds: 86_400 } as const;
