/**
 * Feature calendar. The student's calendar: own dates (`contract/calendar/own-dates.ts`) together
 * with events, deadlines and appointments of other features, and the secret feed address for
 * calendar programs. Decisions 060 and 061.
 */

import { readCalendarFeed } from '@engawa/contract/calendar/anyone';
import { endCalendarFeed, listCalendar, makeCalendarFeed } from '@engawa/contract/calendar/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { type FeedServices, readFeed } from './anyone/read-feed.ts';
import { deleteFeed } from './feed.repo.ts';
import { listEntries } from './student/list-entries.ts';
import { makeFeed } from './student/make-feed.ts';

export const calendarRoutes = (services: FeedServices) => [
  bind(listCalendar, listEntries),
  bind(makeCalendarFeed, makeFeed(services)),
  bind(endCalendarFeed, async ({ tx, actor }) => {
    await deleteFeed(tx, actor.accountId);
    return {};
  }),
  bind(readCalendarFeed, readFeed(services)),
];
