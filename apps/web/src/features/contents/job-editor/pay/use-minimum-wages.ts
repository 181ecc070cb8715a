import type { ReplyOf } from '@engawa/contract/endpoint';
import { showMinimumWages } from '@engawa/contract/jobs/minimum-wages';
import { type MinimumWages, minimumWages } from '@engawa/contract/reference/jobs/minimum-wages';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../../shared/api/endpoint-query.ts';

const hourMs = 3_600_000;

const query = {
  ...endpointQuery(showMinimumWages, {}, { staleTime: hourMs, meta: { ownErrors: true } }),
  select: ({ wages }: ReplyOf<typeof showMinimumWages>): MinimumWages => ({
    ...minimumWages,
    ...Object.fromEntries(wages.map(({ prefecture, ...wage }) => [prefecture, wage])),
  }),
};

/** The minimum wages that the server checks with; those of this release until they have loaded. */
export const useMinimumWages = (): MinimumWages => useQuery(query).data ?? minimumWages;
