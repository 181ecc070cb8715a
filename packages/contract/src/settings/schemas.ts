import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { languages } from '../language.ts';
import { idSchema } from '../reference/id-schema.ts';
import { jobHuntingStatuses, occupations } from '../reference/people/job-hunting-statuses.ts';
import { version } from '../versions.ts';
import { maxBlockedCompanies } from './limits.ts';
import { mailTimings } from './mail-timing.ts';

const timing = idSchema(mailTimings);
/** Which mails somebody gets, and when. */
const ofBothSides = { connects: timing, messages: timing, news: timing };

export const blockedCompany = z.object({ companyId: z.uuid(), companyName: bilingualName });

/** The language of mails. */
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
  /** Whether it is kept which companies and jobs the student looked at. */
  keepsViews: z.boolean(),
});

export const settingsBody = z.strictObject({
  ...shared,
  blockedCompanyIds: z.array(z.uuid()).max(maxBlockedCompanies),
  /** Stays as it is where a page that was opened before does not name it. */
  keepsViews: z.boolean().optional(),
});
