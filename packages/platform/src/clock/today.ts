import { timeZone } from '@engawa/contract/reference/limits';

/** Swedish dates are written as ISO has them. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** The day it is in Japan, YYYY-MM-DD. */
export const todayInJapan = (now: Date): string => format.format(now);
