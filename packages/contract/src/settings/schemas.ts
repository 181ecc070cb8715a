import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { languages } from '../language.ts';
import { idSchema } from '../reference/id-schema.ts';
import { jobHuntingStatuses, occupations } from '../reference/people/job-hunting-statuses.ts';
import { version } from '../versions.ts';
import { maxBlockedCompanies } from './limits.ts';
import { mailTimings } from './mail-timing.ts';

const timing = idSchema(mailTimings);
const ofBothSides = { connects: timing, messages: timing, news: timing };

export const blockedCompany = z.object({ companyId: z.uuid(), companyName: bilingualName });

const language = z.enum(languages);

export const recruiterSettings = z.strictObject({
  version,
  mailNotices: z.strictObject({ ...ofBothSides, applicants: timing, searches: timing }),
  language,
});
export type RecruiterSettings = z.output<typeof recruiterSettings>;

const shared = {
  version,
  mailNotices: z.strictObject({ ...ofBothSides, applications: timing }),
  language,
  occupation: idSchema(occupations),
  jobHuntingStatus: idSchema(jobHuntingStatuses),
};

export const studentSettings = z.object({
  ...shared,
  blockedCompanies: z.array(blockedCompany),
  keepsViews: z.boolean(),
});

export const settingsBody = z.strictObject({
  ...shared,
  blockedCompanyIds: z.array(z.uuid()).max(maxBlockedCompanies),
  /** Omitted by pages that were loaded before the field existed: the setting stays as it is. */
  keepsViews: z.boolean().optional(),
});
