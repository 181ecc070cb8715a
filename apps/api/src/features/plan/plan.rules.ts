import { plans } from '@engawa/contract/reference/companies/plans';
import type { IdOf } from '@engawa/contract/reference/table';

export type PlanId = IdOf<typeof plans>;
export type Limit = 'connectRequestsPerMonth' | 'openJobs' | 'shownPerTargetGroup';

/** Null: unlimited. */
export const limitOf = (plan: PlanId, limit: Limit): number | null => plans.byId(plan)[limit];

export function hasRoom(plan: PlanId, limit: Limit, used: number): boolean {
  const most = limitOf(plan, limit);
  return most === null || used < most;
}
