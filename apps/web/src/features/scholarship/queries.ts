import type { ReplyOf } from '@engawa/contract/endpoint';
import { listProgrammes } from '@engawa/contract/scholarship/student';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export type Programme = ReplyOf<typeof listProgrammes>['programmes'][number];
export type Category = Programme['categories'][number];
export type Entry = Programme['entries'][number];

export const programmesQuery = queryOptions({
  queryKey: [listProgrammes.id],
  queryFn: async ({ signal }) => (await call(listProgrammes, {}, { signal })).programmes,
});
