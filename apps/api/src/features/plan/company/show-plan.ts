import type { showPlan as endpoint } from '@engawa/contract/plan/company';
import type { Db } from '../../../database.ts';
import type { Handler } from '../../../handler.ts';
import { findPlan } from '../plan.repo.ts';
import { limitOf } from '../plan.rules.ts';

/** What each limited thing counts; the features that know are asked. */
export interface Used {
  openJobs(db: Db, companyId: string): Promise<number>;
}

export const showPlan =
  (used: Used): Handler<typeof endpoint> =>
  async ({ db, actor: { companyId } }) => {
    const [plan, openJobs] = await Promise.all([
      findPlan(db, companyId),
      used.openJobs(db, companyId),
    ]);
    return { plan, openJobs: { most: limitOf(plan, 'openJobs'), used: openJobs } };
  };
