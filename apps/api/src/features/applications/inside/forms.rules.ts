import type { ApplyRating } from '@engawa/contract/applications/applicant';
import { z } from 'zod';

const stored = z.array(z.object({ criterion: z.string(), stars: z.int() }));

export const readScores = (scores: unknown): ApplyRating['scores'] => stored.parse(scores);

/** Whether the scores answer exactly the criteria of the stage. */
export const fitsCriteria = (
  scores: readonly { criterion: string }[],
  criteria: readonly string[],
): boolean =>
  scores.length === criteria.length &&
  criteria.every((criterion) => scores.some((score) => score.criterion === criterion));

interface Form {
  mine: boolean;
  stage: ApplyRating['stage'];
}

/** A deleted stage is known by its name. */
const keyOf = ({ id, name }: Form['stage']): string => id ?? JSON.stringify(name);

/**
 * The forms that this member may read. An interviewer (level 3) sees the forms of a stage once
 * they have submitted theirs, so that others do not influence them; recruiters see all.
 */
export function readableForms<F extends Form>(forms: readonly F[], level: number): F[] {
  if (level < 3) return [...forms];
  const own = new Set(forms.filter(({ mine }) => mine).map(({ stage }) => keyOf(stage)));
  return forms.filter(({ stage }) => own.has(keyOf(stage)));
}
