import { showSignUp } from '@engawa/contract/signup/anyone';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export const signUpQuery = (token: string) =>
  endpointQuery(
    showSignUp,
    { params: { token } },
    {
      staleTime: Number.POSITIVE_INFINITY,
      meta: { ownErrors: true },
    },
  );
