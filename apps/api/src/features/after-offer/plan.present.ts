import type { SharedPlan } from '@engawa/contract/after-offer/schemas';
import { personName } from '@engawa/contract/text/person-name';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { PlanRow } from './plan.repo.ts';

export function presentPlan({ sharedAt, ticks, ...stay }: PlanRow): SharedPlan {
  return {
    stay,
    sharedAt: sharedAt.toISOString(),
    sharedOn: todayInJapan(sharedAt),
    ticks: ticks.map(({ step, at, recruiter, firstName, lastName }) => ({
      step,
      at: new Date(at).toISOString(),
      by: recruiter ?? (personName(firstName, lastName) || null),
    })),
  };
}
