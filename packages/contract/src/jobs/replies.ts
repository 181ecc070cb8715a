import { z } from 'zod';
import { audience } from '../audience/schemas.ts';
import { bilingualName } from '../auth/schemas.ts';
import { contentId, editing, images, inCharge } from '../contents/schemas.ts';
import { conditionKinds } from '../contents/warnings/condition-warnings.ts';
import { contentLanguages } from '../language.ts';
import { idSchema } from '../reference/id-schema.ts';
import { jobStatuses } from '../reference/jobs/job-statuses.ts';
import { postingRequirements } from '../reference/jobs/posting-requirements.ts';
import { jobCommonHeading, jobDocument, jobLanguage } from './schemas.ts';

const requirement = idSchema(postingRequirements);
const missingItems = z.object({ jp: z.array(requirement), en: z.array(requirement) });

export const changeNote = z.object({
  changedAt: z.iso.datetime(),
  language: z.enum(contentLanguages),
  item: requirement,
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const status = {
  recruitmentStatus: idSchema(jobStatuses),
  recruitmentStatusLabel: z.string(),
};

const heading = jobLanguage.pick({
  position: true,
  businessContent: true,
  coverImage: true,
  recruitmentType: true,
  jobCategoryId: true,
  feature: true,
});

/** A row of the list: `id` and `companyJobId` are the same value. */
export const listedJob = z.object({
  id: contentId,
  companyJobId: contentId,
  ...status,
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  hasChanges: z.boolean(),
  inCharge,
  jp: heading.nullable(),
  en: heading.nullable(),
  common: jobCommonHeading,
  sharedWith: z.int(),
});

/** How many have applied for a job: here, and by way of the company's own page. */
export const jobApplicants = z.object({ jobId: contentId, here: z.int(), external: z.int() });

export const warning = z.object({
  language: z.enum(contentLanguages),
  path: z.string(),
  kind: z.enum(conditionKinds),
  words: z.string(),
});

export const jobContent = z.object({
  id: contentId,
  companyJobId: contentId,
  ...status,
  ...editing,
  content: jobDocument,
  audience,
  missing: missingItems,
  warnings: z.array(warning),
  changes: z.array(changeNote),
  images,
});

/** A partner the job is lent to, or the job that a partner lent to us. */
export const share = z.object({
  id: z.uuid(),
  company: z.object({ id: z.uuid(), name: bilingualName }),
  sharedAt: z.iso.datetime(),
});

export const lentJob = z.object({
  shareId: z.uuid(),
  owner: z.object({ id: z.uuid(), name: bilingualName }),
  sharedAt: z.iso.datetime(),
  shown: z.boolean(),
  companyJobId: contentId,
  jp: heading.nullable(),
  en: heading.nullable(),
});
