import type { readCalendarFeed as endpoint } from '@engawa/contract/calendar/anyone';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { calendarFile } from '../../../downloads/calendar-file.ts';
import type { Handler } from '../../../handler.ts';
import { findReader } from '../feed.repo.ts';
import { feedCalendar } from '../feed-calendar.ts';
import { readEntries } from '../read-entries.ts';

export interface FeedServices {
  origin: string;
  limits: CallLimits;
}

/** Calendar programs poll every few hours; a leaked address must not serve a crowd. */
const perFeed = { max: 120, seconds: 3600 } as const;

export const readFeed =
  ({ origin, limits }: FeedServices): Handler<typeof endpoint> =>
  async ({ db, params, now }) => {
    const { studentId, language } = found(await findReader(db, params.token));
    const budget = { name: 'calendar-feed', who: studentId, limit: perFeed };
    const { over, secondsLeft } = await limits.spend(budget, 1);
    if (over) refuse('too_many_requests', { retryAfterSeconds: secondsLeft });
    const { entries } = await readEntries(db, studentId, now);
    return calendarFile(feedCalendar(entries, { origin, language, now }), 'engawa.ics');
  };
