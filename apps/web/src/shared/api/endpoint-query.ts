import type { AnyEndpoint, CallOf, ReplyOf } from '@engawa/contract/endpoint';
import {
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import './answers.ts';
import { type CallOptions, call } from './call.ts';

type Options<Data> = Omit<UndefinedInitialDataOptions<Data>, 'queryKey' | 'queryFn' | 'select'>;

/** Begins with the endpoint's id, so that the id alone matches all answers of the endpoint. */
const endpointKey = <E extends AnyEndpoint>(endpoint: E, input: CallOf<E>): QueryKey =>
  Object.keys(input).length === 0 ? [endpoint.id] : [endpoint.id, input];

/** An endpoint that reads, as a query; the counterpart of `useCommand`. */
export function endpointQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: Options<ReplyOf<E>> = {},
) {
  return queryOptions<ReplyOf<E>>({
    ...options,
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

/** Like endpointQuery, but caches only a part of the reply. */
export function endpointPartQuery<E extends AnyEndpoint, Part>(
  endpoint: E,
  input: CallOf<E>,
  partOf: (reply: ReplyOf<E>) => Part,
  { timeoutMs, ...options }: Options<Part> & Pick<CallOptions, 'timeoutMs'> = {},
) {
  return queryOptions<Part>({
    ...options,
    queryKey: endpointKey(endpoint, input),
    queryFn: async ({ signal }) => partOf(await call(endpoint, input, { signal, timeoutMs })),
  });
}
