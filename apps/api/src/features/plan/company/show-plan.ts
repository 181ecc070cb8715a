import type { showPlan as endpoint } from '@engawa/contract/plan/company';
import type { Db } from '../../../database.ts';
import type { Handler } from '../../../handler.ts';
import { findPlan } from '../plan.repo.ts';
import { limitOf } from '../plan.rules.ts';

/** Used amount of each limited thing, supplied by the features that count it. */
export interface Used {
  openJobs(db: Db, companyId: string): Promise<number>;
  connectRequests(db: Db, companyId: string, now: Date): Promise<number>;
}

export const showPlan =
  (used: Used): Handler<typeof endpoint> =>
  async ({ db, now, actor: { companyId } }) => {
    const [plan, openJobs, connectRequests] = await Promise.all([
      findPlan(db, companyId),
      used.openJobs(db, companyId),
      used.connectRequests(db, companyId, now),
    ]);
    return {
      plan,
      openJobs: { most: limitOf(plan, 'openJobs'), used: openJobs },
      connectRequests: { most: limitOf(plan, 'connectRequestsPerMonth'), used: connectRequests },
    };
  };
