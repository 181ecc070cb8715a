import { showEventToStudent } from '@engawa/contract/events/student';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [showEventToStudent.id, id],
    queryFn: ({ signal }) => call(showEventToStudent, { params: { id } }, { signal }),
    staleTime: 0,
    meta: { ownErrors: true },
  });
