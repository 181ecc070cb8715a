import { showPasswordReset } from '@engawa/contract/passwords/anyone';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export const passwordResetQuery = (token: string) =>
  endpointQuery(
    showPasswordReset,
    { params: { token } },
    {
      staleTime: Number.POSITIVE_INFINITY,
      meta: { ownErrors: true },
    },
  );
