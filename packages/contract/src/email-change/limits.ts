/** Mails with such a link: per account, and per receiving address from any account. */
export const emailChangesADay = { max: 5, seconds: 86_400 } as const;
export const perNewAddress = { max: 3, seconds: 86_400 } as const;
