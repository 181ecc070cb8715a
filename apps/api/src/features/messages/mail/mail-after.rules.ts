/** Whoever has the thread open reads it meanwhile, and then there is nothing to tell. */
const minutesToRead = 10;

export const mailAfter = (now: Date): Date => new Date(now.getTime() + minutesToRead * 60_000);
