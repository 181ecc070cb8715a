const hour = 3_600_000;

export const confirmExpiry = (now: Date): Date => new Date(now.getTime() + 24 * hour);
export const resetExpiry = (now: Date): Date => new Date(now.getTime() + hour);
