import type { JobDocument } from '../jobs/schemas.ts';
import type { JobForResidence } from './may-apply.ts';

/** Reference id of the job feature “apply from abroad”. */
export const applyFromAbroad = 4;
/** The job type of a posting that names none. */
export const otherJobs = 99;

/** What residence rules ask of a posting, which cannot state `interpersonalInLanguage`. */
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
