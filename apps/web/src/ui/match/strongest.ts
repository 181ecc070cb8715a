import type { CompanyReason, ExplainedMatch, PersonReason } from '@engawa/contract/targets/reasons';

type Sides = Pick<ExplainedMatch, 'company' | 'person'>;

export type Reason = CompanyReason | PersonReason;

/** An unstated wish counts neither for nor against. */
export const isUnstated = (reason: Reason): boolean =>
  'wished' in reason && reason.wished.length === 0;

const shown = 3;
/** Upper bound for one side if the other has reasons too. */
const ofOneSide = 2;

/** Completely fulfilled criteria first, then by points. */
const inOrder = (reasons: readonly Reason[]): Reason[] =>
  reasons
    .filter((reason) => reason.points > 0 && !isUnstated(reason))
    .toSorted(
      (one, other) =>
        Number(other.points === other.of) - Number(one.points === one.of) ||
        other.points - one.points,
    );

export function strongestOf({ company, person }: Sides): Reason[] {
  const [ours, theirs] = [inOrder(company.reasons), inOrder(person.reasons)];
  const first = ours.slice(0, Math.max(ofOneSide, shown - theirs.length));
  return [...first, ...theirs.slice(0, shown - first.length)];
}
