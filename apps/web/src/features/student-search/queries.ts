import type { ReplyOf } from '@engawa/contract/endpoint';
import { countStudents, searchStudents } from '@engawa/contract/student-search/company';
import type { StudentFilter } from '@engawa/contract/student-search/filters';
import type { StudentSort } from '@engawa/contract/student-search/limits';
import { listTargetSettings } from '@engawa/contract/targets/company';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type FoundStudent = ReplyOf<typeof searchStudents>['searchResult']['data'][number];

/** What was there stays until the answer comes, so that nothing jumps while somebody chooses. */
const options = {
  staleTime: 0,
  placeholderData: keepPreviousData,
  meta: { ownErrors: true },
} as const;

/** In an address a chosen yes reads 1. */
const asQuery = ({ certifiedOnly, ...filter }: StudentFilter) => ({
  ...filter,
  ...(certifiedOnly && { certifiedOnly: '1' }),
});

interface Place {
  filter: StudentFilter;
  sort: StudentSort;
  setting: string | undefined;
  after: string | undefined;
}

export const studentsQuery = ({ filter, sort, setting, after }: Place) =>
  endpointQuery(
    searchStudents,
    {
      query: {
        ...asQuery(filter),
        sort,
        ...(setting && { setting }),
        ...(after && { cursor: after }),
      },
    },
    options,
  );

export const countQuery = (filter: StudentFilter) =>
  endpointQuery(countStudents, { query: asQuery(filter) }, options);

export const settingsQuery = endpointQuery(listTargetSettings, {}, {});
