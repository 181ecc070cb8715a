import type { JobKey } from '@engawa/matching/job-keys';
import type { JobPlan } from '@engawa/matching/plan/plan-for-student';
import { type RawBuilder, sql } from 'kysely';
import { secondsPerPoint } from '../../search-rows/public.ts';

/** What the matches of a student go by. */
export interface ByMatch {
  plan: JobPlan;
  /** What has less is left out. */
  least: number;
}

const columns: Record<JobKey, string> = {
  asks: 'asks',
  offers: 'offers',
  graduatesFrom: 'graduates_from',
  graduatesTo: 'graduates_to',
};

/** What the plan does not know brings nothing. */
const pointsAt = (points: readonly number[], column: string): RawBuilder<number> =>
  sql`coalesce((${points}::int[])[${sql.ref(`found.${column}`)} + 1], 0)`;

/** Of a row of job_search: the score that `explain` would give it. */
export const scoreOf = (plan: JobPlan): RawBuilder<number> =>
  sql`(${sql.join(
    plan.map(({ column, points }) => pointsAt(points, columns[column])),
    sql` + `,
  )})`;

/** By score, then the newest, to the second. In floating point: the exact numbers of `extract` are slow. */
export const matchPlace = (plan: JobPlan): RawBuilder<bigint> => sql`(
  ${scoreOf(plan)}::bigint * ${sql.lit(secondsPerPoint)}
  + floor(date_part('epoch', found.opened_at))::bigint)`;

/** Where the places of this score begin. */
export const placeFrom = (score: number): number => score * secondsPerPoint;
