import type { Language } from '@engawa/contract/language';
import type {
  JobHuntingStatusId,
  OccupationId,
} from '@engawa/contract/reference/people/job-hunting-statuses';
import type { MailTiming } from '@engawa/contract/settings/mail-timing';
import type { Generated } from 'kysely';

export interface SettingsTables {
  student_settings: {
    student_id: string;
    version: number;
    mail_connects: MailTiming;
    mail_messages: MailTiming;
    mail_applications: MailTiming;
    mail_news: MailTiming;
    language: Language;
    occupation: OccupationId;
    job_hunting: JobHuntingStatusId;
    keeps_views: Generated<boolean>;
  };
  recruiter_settings: {
    recruiter_id: string;
    version: number;
    mail_connects: MailTiming;
    mail_messages: MailTiming;
    mail_applicants: MailTiming;
    mail_searches: MailTiming;
    mail_news: MailTiming;
    language: Language;
  };
  blocked_company: { student_id: string; company_id: string };
}
