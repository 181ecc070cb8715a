import type { Profile } from '@engawa/contract/profile/schemas';
import { categoryOf } from '@engawa/contract/reference/jobs/job-categories';
import { blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export function careerValues({ career }: Profile) {
  const { version: _, ...rest } = career;
  return nullToBlank(rest);
}
export type CareerValues = ReturnType<typeof careerValues>;

/** Kinds of work leave with their category. */
export const careerBody = (values: CareerValues) =>
  blankToNull({
    ...values,
    jobSubcategories: values.jobSubcategories.filter((id) =>
      values.jobCategories.includes(categoryOf(id)),
    ),
  });
