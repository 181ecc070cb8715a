import type { JobDocument } from '../jobs/schemas.ts';
import type { JobForResidence } from './may-apply.ts';

const applyFromAbroad = 4;
const otherJobs = 99;

/** What the residence rules ask of a posting. It does not say whether one works with people in a language. */
export function jobForResidence({ jp, en, common }: JobDocument): JobForResidence {
  const words = jp ?? en;
  return {
    jobType: words?.recruitmentType ?? otherJobs,
    startsIn: common.startFrom,
    startsUntil: common.startTo,
    interpersonalInLanguage: null,
    fromAbroad: words?.feature.includes(applyFromAbroad) ?? false,
  };
}
