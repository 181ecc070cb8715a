import type { CompanyReason, ExplainedMatch, PersonReason } from '@engawa/contract/targets/reasons';

type Sides = Pick<ExplainedMatch, 'company' | 'person'>;

export type Reason = CompanyReason | PersonReason;

/** Unstated wishes and unasked points say nothing about the person. */
export const isNeutral = (reason: Reason): boolean =>
  reason.criterion === 'anybody' ||
  reason.criterion === 'anything' ||
  ('wished' in reason && reason.wished.length === 0);

const shown = 3;
/** Upper bound for one side if the other has reasons too. */
const ofOneSide = 2;

/** Completely fulfilled criteria first, then by points. */
const inOrder = (reasons: readonly Reason[]): Reason[] =>
  reasons
    .filter((reason) => reason.points > 0 && !isNeutral(reason) && reason.criterion !== 'terms')
    .toSorted(
      (one, other) =>
        Number(other.points === other.of) - Number(one.points === one.of) ||
        other.points - one.points,
    );

/** Shared words come in addition: they say more about the two than their few points. */
export function strongestOf({ company, person }: Sides): Reason[] {
  const [ours, theirs] = [inOrder(company.reasons), inOrder(person.reasons)];
  const first = ours.slice(0, Math.max(ofOneSide, shown - theirs.length));
  const terms = company.reasons.filter(({ criterion }) => criterion === 'terms');
  return [...first, ...theirs.slice(0, shown - first.length), ...terms];
}
