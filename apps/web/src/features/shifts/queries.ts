import { addDays } from '@engawa/contract/days/days';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { listShifts } from '@engawa/contract/shifts/student';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type Planned = ReplyOf<typeof listShifts>;
export type Shift = Planned['shifts'][number];

/** The week, what is in the windows that touch it, and the weeks that a shift can be repeated in. */
export const shiftsQuery = (monday: string) =>
  endpointQuery(
    listShifts,
    { query: { from: addDays(monday, -6), to: addDays(monday, 55) } },
    { staleTime: 0, meta: { ownErrors: true } },
  );
