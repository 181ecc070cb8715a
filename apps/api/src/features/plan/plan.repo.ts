import { plans } from '@engawa/contract/reference/companies/plans';
import type { Db, Tx } from '../../database.ts';
import type { PlanId } from './plan.rules.ts';

const plansOf = (db: Db, companyId: string) =>
  db.selectFrom('company').select('plan').where('id', '=', companyId);

export async function findPlan(db: Db, companyId: string): Promise<PlanId> {
  return known((await plansOf(db, companyId).executeTakeFirstOrThrow()).plan);
}

/**
 * Locks the company's row: of two commands that use up a limit at once, the second counts what the
 * first has used. Inserts that only refer to the company do not wait.
 */
export async function lockPlan(tx: Tx, companyId: string): Promise<PlanId> {
  return known((await plansOf(tx, companyId).forNoKeyUpdate().executeTakeFirstOrThrow()).plan);
}

function known(plan: number): PlanId {
  if (!plans.has(plan)) throw new Error(`There is no plan ${plan}.`);
  return plan;
}
