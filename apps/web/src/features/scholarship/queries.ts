import type { ReplyOf } from '@engawa/contract/endpoint';
import { listProgrammes } from '@engawa/contract/scholarship/student';
import { endpointPartQuery } from '../../shared/api/endpoint-query.ts';

export type Programme = ReplyOf<typeof listProgrammes>['programmes'][number];
export type Category = Programme['categories'][number];
export type Entry = Programme['entries'][number];

export const programmesQuery = endpointPartQuery(
  listProgrammes,
  {},
  ({ programmes }) => programmes,
);
