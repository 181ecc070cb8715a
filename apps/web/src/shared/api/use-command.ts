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
import { createOneAtATime } from './sending/one-at-a-time.ts';
import { createSubmissionKey } from './sending/submission-key.ts';

type CommandOptions<E extends AnyEndpoint> = Omit<
  UseMutationOptions<ReplyOf<E>, Error, CallOf<E>>,
  'mutationFn'
> &
  Pick<CallOptions, 'timeoutMs' | 'endsSession'>;

type Command<E extends AnyEndpoint> = UseMutationResult<ReplyOf<E>, Error, CallOf<E>> & {
  /**
   * Runs the command and calls `onReply` at once. Callbacks of `mutate` run after the refetch, and
   * never if the row that called it has unmounted by then.
   */
  runThen: (input: CallOf<E>, onReply: (reply: ReplyOf<E>) => void) => void;
};

/** A command as a mutation: one at a time, with overlay, snackbar and error catalogue. */
export function useCommand<E extends AnyEndpoint>(
  endpoint: E,
  { timeoutMs, endsSession, onSuccess, onSettled, ...options }: CommandOptions<E> = {},
): Command<E> {
  const [submission] = useState(createSubmissionKey);
  const [once] = useState(createOneAtATime);
  const [callbacks] = useState(() => new Map<CallOf<E>, (reply: ReplyOf<E>) => void>());
  const command = useMutation<ReplyOf<E>, Error, CallOf<E>>({
    ...options,
    mutationFn: (input) =>
      once(input, () =>
        call(endpoint, input, {
          timeoutMs,
          endsSession,
          ...(takesIdempotencyKey(endpoint) && { idempotencyKey: submission.keyFor(input) }),
        }),
      ),
    onSuccess: (reply, input, ...rest) => {
      callbacks.get(input)?.(reply);
      return onSuccess?.(reply, input, ...rest);
    },
    onSettled: (reply, failure, input, ...rest) => {
      callbacks.delete(input);
      submission.settle(failure);
      return onSettled?.(reply, failure, input, ...rest);
    },
  });
  const runThen: Command<E>['runThen'] = (input, onReply) => {
    callbacks.set(input, onReply);
    command.mutate(input);
  };
  return { ...command, runThen };
}
