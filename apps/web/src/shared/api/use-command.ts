import {
  type AnyEndpoint,
  type CallOf,
  type ReplyOf,
  takesIdempotencyKey,
} from '@engawa/contract/endpoint';
import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useState } from 'react';
import './answers.ts';
import { type CallOptions, call } from './call.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { createSubmissionKey } from './submission-key.ts';

type CommandOptions<E extends AnyEndpoint> = Omit<
  UseMutationOptions<ReplyOf<E>, Error, CallOf<E>>,
  'mutationFn'
> &
  Pick<CallOptions, 'timeoutMs'>;

/** A command of the contract as a mutation: once only, with overlay, snackbar and error catalogue. */
export function useCommand<E extends AnyEndpoint>(
  endpoint: E,
  { timeoutMs, onSettled, ...options }: CommandOptions<E> = {},
): UseMutationResult<ReplyOf<E>, Error, CallOf<E>> {
  const [submission] = useState(createSubmissionKey);
  const [once] = useState(createOneAtATime);
  return useMutation<ReplyOf<E>, Error, CallOf<E>>({
    ...options,
    mutationFn: (input) =>
      once(input, () =>
        call(endpoint, input, {
          timeoutMs,
          ...(takesIdempotencyKey(endpoint) && { idempotencyKey: submission.keyFor(input) }),
        }),
      ),
    onSettled: (reply, failure, ...rest) => {
      submission.settle(failure);
      return onSettled?.(reply, failure, ...rest);
    },
  });
}
