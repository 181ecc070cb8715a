import type { Language } from '@engawa/contract/language';
import type {
  JobHuntingStatusId,
  OccupationId,
} from '@engawa/contract/reference/people/job-hunting-statuses';

export interface SettingsTables {
  student_settings: {
    student_id: string;
    version: number;
    mail_connects: boolean;
    mail_messages: boolean;
    mail_applications: boolean;
    mail_news: boolean;
    language: Language;
    occupation: OccupationId;
    job_hunting: JobHuntingStatusId;
  };
  blocked_company: { student_id: string; company_id: string };
}
