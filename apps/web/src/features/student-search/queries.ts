import type { ReplyOf } from '@engawa/contract/endpoint';
import { countStudents, searchStudents } from '@engawa/contract/student-search/company';
import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import type { StudentSort } from '@engawa/contract/student-search/limits';
import { listTargetSettings } from '@engawa/contract/targets/company';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';
import { asQuery } from '../../shared/navigation/filter-text.ts';

export type FoundStudent = ReplyOf<typeof searchStudents>['searchResult']['data'][number];

/** Keeps the previous results until the answer arrives, so that nothing jumps. */
const options = {
  staleTime: 0,
  placeholderData: keepPreviousData,
  meta: { ownErrors: true },
} as const;

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
