import { listCalendar } from '@engawa/contract/calendar/student';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

/** Always asked anew: whoever comes back from their profile sees what it has changed. */
export const calendarQuery = endpointQuery(
  listCalendar,
  {},
  { staleTime: 0, meta: { ownErrors: true } },
);

export type Calendar = ReplyOf<typeof listCalendar>;
export type Entry = Calendar['entries'][number];
