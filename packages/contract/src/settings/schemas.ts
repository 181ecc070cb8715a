import { z } from 'zod';
import { bilingualName } from '../auth/schemas.ts';
import { languages } from '../language.ts';
import { idSchema } from '../reference/id-schema.ts';
import { jobHuntingStatuses, occupations } from '../reference/people/job-hunting-statuses.ts';
import { version } from '../versions.ts';
import { maxBlockedCompanies } from './limits.ts';

/** Which mails a student gets. Those that an act of theirs asks for always come. */
const mailNotices = z.strictObject({
  connects: z.boolean(),
  messages: z.boolean(),
  applications: z.boolean(),
  news: z.boolean(),
});

export const blockedCompany = z.object({ companyId: z.uuid(), companyName: bilingualName });

const shared = {
  version,
  mailNotices,
  /** The language of mails. */
  language: z.enum(languages),
  occupation: idSchema(occupations),
  jobHuntingStatus: idSchema(jobHuntingStatuses),
};

export const studentSettings = z.object({ ...shared, blockedCompanies: z.array(blockedCompany) });

export const settingsBody = z.strictObject({
  ...shared,
  blockedCompanyIds: z.array(z.uuid()).max(maxBlockedCompanies),
});
