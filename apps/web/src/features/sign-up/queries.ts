import { showSignUp } from '@engawa/contract/signup/anyone';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export const signUpQuery = (token: string) =>
  queryOptions({
    queryKey: [showSignUp.id, token],
    queryFn: ({ signal }) => call(showSignUp, { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { ownErrors: true },
  });
