import { dailyMailHour } from '@engawa/contract/settings/mail-timing';
import { momentOf, nextTime } from '@engawa/platform/clock/today';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether news of an event may wait for the next morning's mail: only if whoever reads it then still
 * has a day before it begins. Otherwise it comes at once, also to those who want one mail a day.
 */
export const canWaitForMorning = (startsAt: string | null, now: Date): boolean =>
  startsAt === null ||
  momentOf(startsAt).getTime() >= nextTime(dailyMailHour, now).getTime() + dayMs;
