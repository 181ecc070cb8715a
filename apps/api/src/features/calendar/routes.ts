import { readCalendarFeed } from '@engawa/contract/calendar/anyone';
import { endCalendarFeed, listCalendar, makeCalendarFeed } from '@engawa/contract/calendar/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { type FeedServices, readFeed } from './anyone/read-feed.ts';
import { endFeed } from './student/end-feed.ts';
import { listEntries } from './student/list-entries.ts';
import { makeFeed } from './student/make-feed.ts';

export const calendarRoutes = (services: FeedServices) => [
  bind(listCalendar, listEntries),
  bind(makeCalendarFeed, makeFeed(services)),
  bind(endCalendarFeed, endFeed),
  bind(readCalendarFeed, readFeed(services)),
];
