import { showInvitation } from '@engawa/contract/signup/anyone';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [showInvitation.id, token],
    queryFn: ({ signal }) => call(showInvitation, { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { ownErrors: true },
  });
