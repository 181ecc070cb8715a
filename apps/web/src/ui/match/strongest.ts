import type { CompanyReason, ExplainedMatch, PersonReason } from '@engawa/contract/targets/reasons';

type Sides = Pick<ExplainedMatch, 'company' | 'person'>;

export type Reason = CompanyReason | PersonReason;

/** A wish that the person has not stated speaks neither for nor against. */
export const isUnstated = (reason: Reason): boolean =>
  'wished' in reason && reason.wished.length === 0;

const shown = 3;
/** Of one side, where the other has something to say, too. */
const ofOneSide = 2;

/** What is wholly fulfilled comes first, and of that what brings the most. */
const inOrder = (reasons: readonly Reason[]): Reason[] =>
  reasons
    .filter((reason) => reason.points > 0 && !isUnstated(reason))
    .toSorted(
      (one, other) =>
        Number(other.points === other.of) - Number(one.points === one.of) ||
        other.points - one.points,
    );

/** The few reasons that speak most for a match, of both sides where both have some. */
export function strongestOf({ company, person }: Sides): Reason[] {
  const [ours, theirs] = [inOrder(company.reasons), inOrder(person.reasons)];
  const first = ours.slice(0, Math.max(ofOneSide, shown - theirs.length));
  return [...first, ...theirs.slice(0, shown - first.length)];
}
