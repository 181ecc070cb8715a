import type { SharedPlan } from '@engawa/contract/after-offer/schemas';
import { personName } from '@engawa/contract/text/person-name';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { PlanRow } from './plan.repo.ts';

/** Null while the student has not shared the plan. */
export function presentShared(plan: PlanRow | undefined): SharedPlan | null {
  if (!plan?.sharedAt) return null;
  const { sharedAt, ticks: _ticks, ...stay } = plan;
  return {
    stay,
    sharedAt: sharedAt.toISOString(),
    sharedOn: todayInJapan(sharedAt),
    ticks: presentTicks(plan),
  };
}

export const presentTicks = (plan: PlanRow | undefined): SharedPlan['ticks'] =>
  (plan?.ticks ?? []).map(({ step, at, recruiter, ...who }) => ({
    step,
    at: new Date(at).toISOString(),
    by: recruiter ?? (personName(who) || null),
  }));
