import type { Language } from '@engawa/contract/language';
import type {
  JobHuntingStatusId,
  OccupationId,
} from '@engawa/contract/reference/people/job-hunting-statuses';
import { defaultTiming } from '@engawa/contract/settings/mail-timing';
import type { CompanyRow, SettingsRow } from './settings.repo.ts';

const untouched = (language: Language) => ({
  version: 0,
  mailNotices: {
    connects: defaultTiming('connects'),
    messages: defaultTiming('messages'),
    applications: defaultTiming('applications'),
    news: defaultTiming('news'),
  },
  language,
  keepsViews: true,
});

/** Columns are null without saved settings. */
export const presentJobHunting = (row: {
  occupation: OccupationId | null;
  job_hunting: JobHuntingStatusId | null;
}) => ({
  occupation: row.occupation ?? 'student',
  jobHuntingStatus: row.job_hunting ?? 'looking',
});

/** The default language is that of the sign-in. */
export const presentSettings = (
  { settings, blockedCompanies, mailLanguage }: SettingsRow,
  language: Language,
) => ({
  ...(settings ? presentSaved(settings) : untouched(mailLanguage ?? language)),
  ...presentJobHunting(settings ?? { occupation: null, job_hunting: null }),
  blockedCompanies: blockedCompanies.map(presentCompany),
});

const presentSaved = (row: NonNullable<SettingsRow['settings']>) => ({
  version: row.version,
  mailNotices: {
    connects: row.mail_connects,
    messages: row.mail_messages,
    applications: row.mail_applications,
    news: row.mail_news,
  },
  language: row.language,
  keepsViews: row.keeps_views,
});

export const presentCompany = (row: CompanyRow) => ({
  companyId: row.id,
  companyName: { jp: row.name_jp, en: row.name_en },
});
