import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';

const isPassing = (failure: Error): boolean => failure instanceof ApiFailure && failure.passing;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a call fails with a sentence instead of waiting unseen.
        networkMode: 'always',
        retry: (failures, failure) => failures < 1 && isPassing(failure),
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
