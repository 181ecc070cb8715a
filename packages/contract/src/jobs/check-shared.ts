import type { z } from 'zod';
import { sameInBoth } from '../contents/same-in-both.ts';
import { categoryOf } from '../reference/jobs/job-categories.ts';
import { type JobCommon, type JobLanguage, jobLanguage } from './schemas.ts';

const checkSame = sameInBoth(jobLanguage);

type Words = { readonly [Field in keyof JobLanguage]?: JobLanguage[Field] | undefined };

interface Carried {
  jp: Words | null;
  en: Words | null;
  common?: JobCommon | undefined;
}

/** Language-independent fields must be equal in both languages and fit together. */
export function checkShared(job: Carried, context: z.RefinementCtx): void {
  checkSame(job, context);
  const category = job.jp?.jobCategoryId ?? job.en?.jobCategoryId;
  const input = job.common?.jobSubcategory;
  if (!input || !category || categoryOf(input) === category) return;
  const path = ['common', 'jobSubcategory'];
  context.addIssue({ code: 'custom', path, message: 'choice', input });
}
