import { listApplicants } from '@engawa/contract/applications/company';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Applicant } from '../queries.ts';
import { columnOf } from './columns.ts';
import type { Dragged } from './dragged.ts';

/** The applicant of a dragged card, from the lists that are loaded. */
export const findShown = (client: QueryClient, { id, from }: Dragged): Applicant | undefined =>
  client
    .getQueriesData<InfiniteData<{ applyList: Applicant[] }>>({
      queryKey: [listApplicants.id],
      type: 'active',
    })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ applyList }) => applyList)
    .find((applicant) => applicant.id === id && columnOf(applicant) === from);
