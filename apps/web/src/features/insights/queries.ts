import type { ReplyOf } from '@engawa/contract/endpoint';
import { showInsights } from '@engawa/contract/insights/company';
import type { InsightPeriod } from '@engawa/contract/insights/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type Insights = ReplyOf<typeof showInsights>;
export type Figures = Insights['total'];

export interface Asked {
  weeks: InsightPeriod;
  job: string | undefined;
}

export const asQuery = ({ weeks, job }: Asked) => ({ weeks, ...(job && { job }) });

export const insightsQuery = (asked: Asked) =>
  endpointQuery(
    showInsights,
    { query: asQuery(asked) },
    { staleTime: 0, meta: { ownErrors: true }, placeholderData: keepPreviousData },
  );
