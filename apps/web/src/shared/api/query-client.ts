import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './failures/api-failure.ts';
import { type CallMeta, type FailureAnswer, onFailure } from './failures/on-failure.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

export interface Outcomes {
  answer(answer: FailureAnswer, failure: unknown): void;
  /** `visibleResult`: see `CallMeta`. */
  succeeded(message: string, visibleResult: boolean): void;
  busy(): () => void;
}

const isPassing = (failure: Error): boolean => failure instanceof ApiFailure && failure.passing;

export function createQueryClient({ answer, succeeded, busy }: Outcomes): QueryClient {
  const running = new WeakMap<object, () => void>();
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, { meta }) => answer(onFailure(failure, meta), failure),
    }),
    mutationCache: new MutationCache({
      onMutate(_, mutation) {
        if (!mutation.meta?.quiet) running.set(mutation, busy());
      },
      onSuccess(reply, _, __, { meta }) {
        if (meta?.quiet || meta?.ownWords) return;
        const { message } = (reply ?? {}) as { message?: unknown };
        if (typeof message === 'string' && message) {
          succeeded(message, meta?.visibleResult === true);
        }
      },
      onError: (failure, _, __, { meta }) =>
        answer(onFailure(failure, { ...meta, command: true }), failure),
      onSettled: (_, __, ___, ____, mutation) => running.get(mutation)?.(),
    }),
    defaultOptions: {
      queries: {
        // Offline, a call fails with a message instead of waiting invisibly.
        networkMode: 'always',
        retry: (failures, failure) => failures < 1 && isPassing(failure),
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
