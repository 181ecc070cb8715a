import { showEventToStudent } from '@engawa/contract/events/student';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export const eventQuery = (id: string) =>
  endpointQuery(
    showEventToStudent,
    { params: { id } },
    {
      staleTime: 0,
      meta: { ownErrors: true },
    },
  );
