import type { ReplyOf } from '@engawa/contract/endpoint';
import { showInsights } from '@engawa/contract/insights/company';
import type { InsightPeriod } from '@engawa/contract/insights/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';

export type Insights = ReplyOf<typeof showInsights>;
export type Figures = Insights['total'];

export interface InsightsFilter {
  weeks: InsightPeriod;
  job: string | undefined;
}

export const asQuery = ({ weeks, job }: InsightsFilter) => ({ weeks, ...(job && { job }) });

export const insightsQuery = (filter: InsightsFilter) =>
  endpointQuery(
    showInsights,
    { query: asQuery(filter) },
    { staleTime: 0, meta: { ownErrors: true }, placeholderData: keepPreviousData },
  );
