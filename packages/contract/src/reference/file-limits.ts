export const megabyte = 1024 * 1024;

export const imageLimits = { perService: 2, perOtherMessage: 2, perOffice: 1 } as const;
export const messageFileLimits = { perMessage: 2, bytes: 100 * megabyte } as const;
