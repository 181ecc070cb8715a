import { type JobCategoryId, jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { type JobTypeId, jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import type { StudentFacts } from '../columns.ts';
import { kindOfJobType } from '../posting.ts';
import { bitsOf, membersOf } from '../sets.ts';

/** The types and categories of jobs that a student wants; null where no wish is stated. */
export interface WishedWork {
  jobTypes: readonly JobTypeId[] | null;
  jobCategories: readonly JobCategoryId[] | null;
}

export const wishedWork = (
  facts: Pick<StudentFacts, 'jobCategories' | 'lookingFor'>,
): WishedWork => ({
  jobTypes:
    facts.lookingFor === 0
      ? null
      : jobTypes.ids.filter((id) => bitsOf(lookingFor, [kindOfJobType[id]]) & facts.lookingFor),
  jobCategories: facts.jobCategories === 0 ? null : membersOf(jobCategories, facts.jobCategories),
});
