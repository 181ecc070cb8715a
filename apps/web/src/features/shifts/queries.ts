import { addDays } from '@engawa/contract/days/days';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { listShifts } from '@engawa/contract/shifts/student';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type Planned = ReplyOf<typeof listShifts>;
export type Shift = Planned['shifts'][number];

/** From six days before the week, for its seven-day windows, to the last repeatable week. */
export const shiftsQuery = (monday: string) =>
  endpointQuery(
    listShifts,
    { query: { from: addDays(monday, -6), to: addDays(monday, 55) } },
    { staleTime: 0, meta: { ownErrors: true } },
  );
