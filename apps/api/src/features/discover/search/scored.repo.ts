import type { JobKey } from '@engawa/matching/job-keys';
import type { JobPlan } from '@engawa/matching/plan/plan-for-student';
import type { SharedTerms } from '@engawa/matching/terms/shared-terms';
import { type RawBuilder, sql } from 'kysely';
import type { FilterCondition } from '../../../search/conditions/conditions.ts';
import { sharedPoints } from '../../../search/shared-points.repo.ts';
import { type JobSearched, secondsPerPoint } from '../../search-rows/public.ts';

export interface ByMatch {
  plan: JobPlan;
  shared: readonly SharedTerms[];
  /** Lowest score that is listed. */
  least: number;
  /** Which jobs are listed beside the filter; all if absent. */
  only?: readonly FilterCondition<JobSearched>[] | undefined;
}

type Scored = Pick<ByMatch, 'plan' | 'shared'>;

const columns: Record<JobKey, string> = {
  asks: 'asks',
  offers: 'offers',
  graduatesFrom: 'graduates_from',
  graduatesTo: 'graduates_to',
};

/** A value beyond the plan's table scores no points. */
const pointsAt = (points: readonly number[], column: string): RawBuilder<number> =>
  sql`coalesce((${points}::int[])[${sql.ref(`found.${column}`)} + 1], 0)`;

/** Score of a row of job_search; equal to the score that `explain` gives. */
export const scoreOf = ({ plan, shared }: Scored): RawBuilder<number> =>
  sql`(${sql.join(
    [
      ...plan.map(({ column, points }) => pointsAt(points, columns[column])),
      ...sharedPoints(shared),
    ],
    sql` + `,
  )})`;

/** By score, then newest, to the second. `date_part` is a float; numeric `extract` is slow. */
export const matchPlace = (score: Scored): RawBuilder<bigint> => sql`(
  ${scoreOf(score)}::bigint * ${sql.lit(secondsPerPoint)}
  + floor(date_part('epoch', found.opened_at))::bigint)`;

export const placeFrom = (score: number): number => score * secondsPerPoint;
