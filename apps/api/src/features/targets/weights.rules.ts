import { type DismissalReasonId, dismissalReasons } from '@engawa/contract/targets/dismissals';
import { weightSteps, wishedCriteria } from '@engawa/contract/targets/limits';
import type { TargetWishes } from '@engawa/contract/targets/wishes';

/**
 * Weights after dismissals: a criterion named as a reason weighs one step more, once, however often
 * it was named. A weight of zero stays: the company has switched the criterion off.
 */
export function weightsNow(
  weights: TargetWishes['weights'],
  dismissed: readonly { reason: DismissalReasonId }[],
): TargetWishes['weights'] {
  const raised = new Set(dismissed.map(({ reason }) => dismissalReasons.byId(reason).raises));
  const now = { ...weights };
  for (const criterion of wishedCriteria) {
    if (now[criterion] === 0 || !raised.has(criterion)) continue;
    now[criterion] = weightSteps.ids.find((step) => step === weights[criterion] + 1) ?? 3;
  }
  return now;
}
