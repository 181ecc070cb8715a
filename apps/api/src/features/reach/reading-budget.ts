import type { CompanyActor } from '@engawa/platform/auth/actor';
import { refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';

const day = 24 * 60 * 60;

/**
 * Names or profiles of students without contact that may be shown per day: more than anybody reads,
 * too few to copy the whole platform.
 */
export const readingBudget = {
  person: { max: 10_000, seconds: day },
  company: { max: 30_000, seconds: day },
} as const;

/** Counts students about to be shown, per recruiter and per company; refuses above the budget. */
export async function spendReading(
  limits: CallLimits,
  { accountId, companyId }: CompanyActor,
  students: number,
): Promise<void> {
  if (students === 0) return;
  // The person's budget first: what it refuses does not count against the company's.
  const budgets = [
    { name: 'students-read-person', who: accountId, limit: readingBudget.person },
    { name: 'students-read-company', who: companyId, limit: readingBudget.company },
  ];
  for (const budget of budgets) {
    const spent = await limits.spend(budget, students);
    if (spent.over) refuse('reading_budget_spent', { retryAfterSeconds: spent.secondsLeft });
  }
}
