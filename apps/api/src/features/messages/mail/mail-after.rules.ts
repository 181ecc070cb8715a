/** Gives a recipient with the thread open time to read it, and then no mail is sent. */
const minutesToRead = 10;

export const mailAfter = (now: Date): Date => new Date(now.getTime() + minutesToRead * 60_000);
