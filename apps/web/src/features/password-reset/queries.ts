import { showPasswordReset } from '@engawa/contract/passwords/anyone';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: [showPasswordReset.id, token],
    queryFn: ({ signal }) => call(showPasswordReset, { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { ownErrors: true },
  });
