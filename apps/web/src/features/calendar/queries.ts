import { listCalendar } from '@engawa/contract/calendar/student';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

/** Never cached, so that a student returning from the profile sees the effect of a change. */
export const calendarQuery = endpointQuery(
  listCalendar,
  {},
  { staleTime: 0, meta: { ownErrors: true } },
);

export type Calendar = ReplyOf<typeof listCalendar>;
export type Entry = Calendar['entries'][number];
