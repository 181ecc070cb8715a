import type { Method } from '../src/endpoint.ts';

export interface SpecCall {
  method: Method;
  path: string;
  query: readonly string[];
}

/** The calls that the spec lists, copied by hand: a test compares the contract with them. */
const lines = [
  // Auth
  'POST /v1/auth/sso-login',
  'POST /v1/auth/recruiter-login',
  'POST /v1/auth/recruiter-login-select',
  'POST /v1/auth/invitation/register',
  'POST /v1/auth/refresh',
  'POST /v1/student/logout',
  'POST /v1/company/logout',
  'GET /v1/student/account',
  'GET /v1/company/account',
  'POST /v1/company/account',
  'POST /v1/auth/password/email',
  'POST /v1/auth/password/reset',
  'POST /v1/auth/password/reset/select',
  // Student
  'GET /v1/student/profile/show/my-account',
  'GET /v1/student/settings',
  'POST /v1/student/settings',
  'DELETE /v1/student/account',
  'GET /v1/student/connect req',
  'GET /v1/student/connect/detail/{id}',
  'POST /v1/student/connect',
  'POST /v1/student/apply',
  'POST /v1/student/apply/external',
  'GET /v1/student/my-activities/applications',
  'GET /v1/student/notifications',
  'POST /v1/student/notifications/{id}',
  'POST /v1/student/delete-file-resume',
  'POST /v1/student/contact',
  'POST /v1/student/analytics/company-view',
  'POST /v1/student/analytics/job-view',
  'POST /v1/student/analytics/job-application',
  // Company: profile, content, lists
  'GET /v1/company/company-info',
  'POST /v1/company/company-info',
  'GET /v1/company/profile/notifications',
  'POST /v1/company/profile/notifications',
  'GET /v1/company/general-content-management',
  'POST /v1/company/general-content-management',
  'GET /v1/company/general-content-management/features',
  'GET /v1/company/company-profile-preview',
  'POST /v1/company/general-translate',
  'GET /v1/company/save-list',
  'POST /v1/company/save-list',
  'GET /v1/company/save-list-detail/{id}',
  'POST /v1/company/save-list/delete',
  'GET /v1/company/save-students/{id}',
  'POST /v1/company/save-students',
  'POST /v1/company/save-students/delete',
  // Company: connect, labels, templates, messages
  'GET /v1/company/connect req',
  'POST /v1/company/connect',
  'POST /v1/company/connect/cancel',
  'GET /v1/company/connect/csv-output',
  'POST /v1/company/set-connect-label',
  'GET /v1/company/connect-label',
  'POST /v1/company/connect-label',
  'DELETE /v1/company/connect-label id',
  'GET /v1/company/message-template',
  'POST /v1/company/message-template',
  'PUT /v1/company/message-template',
  'DELETE /v1/company/message-template/{id}',
  'POST /v1/company/upload-file-messages/delete',
  'POST /v1/company/messages/delete-file',
  'GET /v1/company/messages-applicant/{id}',
  // Company: target, notifications, search
  'GET /v1/company/target index,type,page',
  'GET /v1/company/target-settings',
  'GET /v1/company/target-settings/{id}',
  'POST /v1/company/target-settings/{id}',
  'GET /v1/company/notifications',
  'GET /v1/company/notifications/detail',
  'POST /v1/company/notifications/{id}',
  'GET /v1/company/search-student',
  'GET /v1/company/student-profile/{id}',
  // Company: job postings and applicants
  'GET /v1/company/job-postings',
  'DELETE /v1/company/job-posting/{id}',
  'POST /v1/company/job-postings/ recruitment_status,company_job_id',
  'GET /v1/company/job-content-management company_job_id',
  'POST /v1/company/job-content-management/release',
  'POST /v1/company/job-content-management/draft',
  'GET /v1/company/apply-list/{id} status',
  'GET /v1/company/external-apply-list/{id}',
  'POST /v1/company/set-apply-label',
  'GET /v1/company/label',
  'POST /v1/company/label',
  'DELETE /v1/company/label id',
  'POST /v1/company/job-translate',
  'POST /v1/company/job-visibility',
  'POST /v1/company/share-job',
  'GET /v1/company/job-sharing-details/{id}',
  'GET /v1/company/eligible-companies',
  'DELETE /v1/company/job-sharing/{id}',
  'GET /v1/company/csv-external-apply-list-output',
  'GET /v1/company/csv-external-apply-list-output/{id}',
  'POST /v1/company/contact',
  'GET /v1/company/exclusive-done',
  'POST /v1/company/profile/password-change',
  // Company: team
  'GET /v1/company/team/member',
  'GET /v1/company/team/member/{id}',
  'POST /v1/company/team/member/status',
  'POST /v1/company/team/member/invitation',
  'POST /v1/company/team/member/resend/invitation/{id}',
  'DELETE /v1/company/team/member/{id}',
  // Shared (role is student or company)
  'POST /v1/student/upload-file',
  'POST /v1/company/upload-file',
  'POST /v1/student/upload-file/delete',
  'POST /v1/company/upload-file/delete',
];

/** Parses `GET /v1/student/connect req`: method, path, keys of the query. */
export const specCalls: readonly SpecCall[] = lines.map((line) => {
  const [method, path = '', query] = line.split(' ');
  return { method: method as Method, path, query: query?.split(',') ?? [] };
});
