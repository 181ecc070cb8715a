import { inForce } from '../../reference/dated.ts';
import {
  type PostingCondition,
  type PostingRequirementId,
  postingRequirements,
} from '../../reference/jobs/posting-requirements.ts';

/** What the law looks at in a posting, in one language. */
export interface PostingForCheck {
  stated: ReadonlySet<PostingRequirementId>;
  fixedTerm: boolean;
  fixedOvertime: boolean;
  discretionary: boolean;
  dispatch: boolean;
}

const owed: Record<PostingCondition, (posting: PostingForCheck) => boolean> = {
  always: () => true,
  'fixed-term': ({ fixedTerm }) => fixedTerm,
  'fixed-overtime': ({ fixedOvertime }) => fixedOvertime,
  discretionary: ({ discretionary }) => discretionary,
  dispatch: ({ dispatch }) => dispatch,
};

/** Items required on a day (YYYY-MM-DD in Japan) and not stated, in the order of the law. */
export const missingInPosting = (posting: PostingForCheck, today: string): PostingRequirementId[] =>
  postingRequirements.entries
    .filter((item) => inForce(item, today) && owed[item.when](posting))
    .map(({ id }) => id)
    .filter((id) => !posting.stated.has(id));
