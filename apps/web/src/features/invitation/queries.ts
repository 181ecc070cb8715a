import { showInvitation } from '@engawa/contract/signup/anyone';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export const invitationQuery = (token: string) =>
  endpointQuery(
    showInvitation,
    { params: { token } },
    {
      staleTime: Number.POSITIVE_INFINITY,
      meta: { ownErrors: true },
    },
  );
