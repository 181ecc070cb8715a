import type { Applicant, ApplyStage } from './queries.ts';

type NextStep = { kind: 'stage'; stage: ApplyStage } | { kind: 'offer' };

/** What the primary button of an application does; null where the company owes nothing. */
export function nextStep(
  { status, stage, waitingSince, outcome }: NextStepOf,
  stages: readonly ApplyStage[],
): NextStep | null {
  if (waitingSince === null || outcome !== null) return null;
  const at = status === 'new' ? -1 : stages.findIndex(({ id }) => id === stage);
  const next = stages[at + 1];
  if (next) return { kind: 'stage', stage: next };
  return status === 'in-progress' ? { kind: 'offer' } : null;
}

type NextStepOf = Pick<Applicant, 'status' | 'stage' | 'waitingSince' | 'outcome'>;
