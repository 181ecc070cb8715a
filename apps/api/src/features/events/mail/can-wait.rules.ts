import { dailyMailHour } from '@engawa/contract/settings/mail-timing';
import { momentOf, nextTime } from '@engawa/platform/clock/today';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether news may wait for the morning mail: only if a day is left before the event when it is
 * read. Otherwise it is mailed at once, even to readers of the daily mail.
 */
export const canWaitForMorning = (startsAt: string | null, now: Date): boolean =>
  startsAt === null ||
  momentOf(startsAt).getTime() >= nextTime(dailyMailHour, now).getTime() + dayMs;
