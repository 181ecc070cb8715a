import type { CompanyActor } from '@engawa/platform/auth/actor';
import { refuse } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';

const day = 24 * 60 * 60;

/**
 * How many times a name or profile of a student who did not come to the company may be shown to it in
 * a day. More than anybody reads; far less than it takes to copy everybody.
 */
export const readingBudget = {
  person: { max: 10_000, seconds: day },
  company: { max: 30_000, seconds: day },
} as const;

/** Counts students that are about to be shown, for the person and for the company, or refuses. */
export async function spendReading(
  limits: CallLimits,
  { accountId, companyId }: CompanyActor,
  students: number,
): Promise<void> {
  if (students === 0) return;
  // One after the other: what is refused to one person is not taken from their colleagues.
  const budgets = [
    { name: 'students-read-person', who: accountId, limit: readingBudget.person },
    { name: 'students-read-company', who: companyId, limit: readingBudget.company },
  ];
  for (const budget of budgets) {
    const spent = await limits.spend(budget, students);
    if (spent.over) refuse('reading_budget_spent', { retryAfterSeconds: spent.secondsLeft });
  }
}
