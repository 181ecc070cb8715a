import type { Databases } from '@engawa/platform/db/database';
import type { PlatformTables } from '@engawa/platform/db/tables';
import type { TenantTables } from '@engawa/platform/db/tenant/tenant-filter';
import type { Kysely, Transaction } from 'kysely';
import type { PeopleTables } from './features/account/people.tables.ts';
import type { AfterOfferTables } from './features/after-offer/after-offer.tables.ts';
import type { AnalyticsTables } from './features/analytics/analytics.tables.ts';
import type { ApplicationTables } from './features/applications/applications.tables.ts';
import type { AudienceTables } from './features/audience/audience.tables.ts';
import type { AuthTables } from './features/auth/auth.tables.ts';
import type { CalendarTables } from './features/calendar/calendar.tables.ts';
import type { ClientErrorTables } from './features/client-errors/client-errors.tables.ts';
import type { CommonTermTables } from './features/common-terms/common-terms.tables.ts';
import type { CompanyInfoTables } from './features/company-info/company-info.tables.ts';
import type { ConnectTables } from './features/connect/connect.tables.ts';
import type { ContentTables } from './features/contents/contents.tables.ts';
import type { DiscoverTables } from './features/discover/discover.tables.ts';
import type { EventTables } from './features/events/events.tables.ts';
import type { FileTables } from './features/files/files.tables.ts';
import type { InsightTables } from './features/insights/insights.tables.ts';
import type { JobTables } from './features/jobs/jobs.tables.ts';
import type { LabelTables } from './features/labels/labels.tables.ts';
import type { MessageTables } from './features/messages/messages.tables.ts';
import type { NotificationTables } from './features/notifications/notifications.tables.ts';
import type { OfferTables } from './features/offers/offers.tables.ts';
import type { PostTables } from './features/posts/posts.tables.ts';
import type { ProfileTables } from './features/profile/profile.tables.ts';
import type { PushTables } from './features/push/push.tables.ts';
import type { ReportTables } from './features/reports/reports.tables.ts';
import type { SaveListTables } from './features/save-lists/save-lists.tables.ts';
import type { SavedTables } from './features/saved/saved.tables.ts';
import type { ScholarshipTables } from './features/scholarship/scholarship.tables.ts';
import type { SearchRowTables } from './features/search-rows/search-rows.tables.ts';
import type { SettingsTables } from './features/settings/settings.tables.ts';
import type { ShiftTables } from './features/shifts/shifts.tables.ts';
import type { SignupTables } from './features/signup/signup.tables.ts';
import type { SlotTables } from './features/slots/slots.tables.ts';
import type { StudentRowTables } from './features/student-rows/student-rows.tables.ts';
import type { StudentSearchTables } from './features/student-search/student-search.tables.ts';
import type { TargetTables } from './features/targets/targets.tables.ts';
import type { TwoStepTables } from './features/two-step/two-step.tables.ts';

export interface Tables
  extends PlatformTables,
    PeopleTables,
    AuthTables,
    SignupTables,
    TwoStepTables,
    NotificationTables,
    PushTables,
    ProfileTables,
    StudentRowTables,
    StudentSearchTables,
    SettingsTables,
    ScholarshipTables,
    CommonTermTables,
    CompanyInfoTables,
    ConnectTables,
    ContentTables,
    PostTables,
    EventTables,
    AudienceTables,
    SaveListTables,
    JobTables,
    ApplicationTables,
    SavedTables,
    CalendarTables,
    ShiftTables,
    AnalyticsTables,
    InsightTables,
    ReportTables,
    ClientErrorTables,
    LabelTables,
    MessageTables,
    SlotTables,
    OfferTables,
    AfterOfferTables,
    SearchRowTables,
    DiscoverTables,
    TargetTables,
    FileTables {}

/**
 * Tables whose rows belong to a company, by their `company_id`. Exempt: `company` and `account`,
 * which others may see; `company_partner` and `job_share`, which name two companies; `report` and
 * `audit`, which the operator reads; `blocked_company` and `company_response`, which students read.
 */
export const tenantTables = {
  company_info: 'owned',
  content: 'owned',
  audience: 'owned',
  audience_list: 'owned',
  save_list: 'owned',
  invitation: 'owned',
  recruiter: 'owned',
  connection: 'owned',
  connect_label: 'owned',
  connection_label: 'owned',
  requests_sent: 'owned',
  thread: 'owned',
  thread_message: 'owned',
  thread_note: 'owned',
  message_template: 'owned',
  slot_offer: 'owned',
  slot_interviewer: 'owned',
  called_off_event: 'owned',
  job_offer: 'owned',
  offer_plan: 'owned',
  offer_tick: 'owned',
  job_search: 'owned',
  company_search: 'owned',
  application: 'owned',
  application_snapshot: 'owned',
  application_step: 'owned',
  application_note: 'owned',
  application_rating: 'owned',
  interview_form: 'owned',
  apply_label: 'owned',
  apply_stage: 'owned',
  saved_company: 'owned',
  target_setting: 'owned',
  kept_search: 'owned',
  target_dismissal: 'owned',
  view_count: 'owned',
  insight_figure: 'owned',
  seen: 'owned',
  profile_view: 'owned',
  stored_file: 'owned or nobody’s',
  job_posting: { of: 'content', by: 'id' },
  job_change: { of: 'content', by: 'job_id' },
  saved_job: { of: 'content', by: 'job_id' },
  post: { of: 'content', by: 'id' },
  event_application: { of: 'content', by: 'event_id' },
  event_change: { of: 'content', by: 'event_id' },
  audience_student: { of: 'content', by: 'content_id' },
  saved_student: { of: 'save_list', by: 'list_id' },
  thread_file: { of: 'thread_message', by: 'message_id' },
  slot_time: { of: 'slot_offer', by: 'offer_id' },
  two_step: { of: 'recruiter', by: 'account_id' },
  recovery_code: { of: 'recruiter', by: 'account_id' },
} as const satisfies Partial<Record<keyof Tables, TenantTables[string]>>;

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type ApiDatabases = Databases<Tables>;
