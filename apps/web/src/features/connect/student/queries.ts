import { listStudentConnects, showStudentConnect } from '@engawa/contract/connect/student';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';

export type Connect = ReplyOf<typeof showStudentConnect>['connect'];
/** The numbers that the API uses for the lists. */
const connectLists = { connected: '1', waiting: '2', applying: '3' } as const;
export type ConnectList = keyof typeof connectLists;

export const connectsQuery = (list: ConnectList) =>
  infiniteQueryOptions({
    queryKey: [listStudentConnects.id, list],
    queryFn: ({ pageParam, signal }) => {
      const query = { req: connectLists[list], ...(pageParam && { cursor: pageParam }) };
      return call(listStudentConnects, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    meta: { ownErrors: true },
  });

export const connectQuery = (id: string) =>
  endpointQuery(
    showStudentConnect,
    { params: { id } },
    { staleTime: 0, meta: { ownErrors: true } },
  );
