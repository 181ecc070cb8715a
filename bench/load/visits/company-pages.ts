import { randomUUID } from 'node:crypto';
import { showCompanyAccount } from '@engawa/contract/account/company';
import {
  listApplicants,
  listAppliedJobs,
  showApplicant,
} from '@engawa/contract/applications/company';
import { listCompanyConnects } from '@engawa/contract/connect/company';
import { showInsights } from '@engawa/contract/insights/company';
import { listJobs, saveJobDraft, showJob } from '@engawa/contract/jobs/company';
import {
  listCompanyThreads,
  readCompanyThread,
  sendCompanyMessage,
  showCompanyThread,
  uploadCompanyMessageFile,
} from '@engawa/contract/messages/company';
import {
  countCompanyNotices,
  listUnreadNotifications,
} from '@engawa/contract/notifications/company';
import { showStudentToCompany } from '@engawa/contract/student-pages/company';
import { listTargetSettings, listTargetStudents } from '@engawa/contract/targets/company';
import { password } from '../world/world.ts';
import { call, fetchOf, renew, signIn, upload } from './call.ts';
import { cv } from './files.ts';
import type { Page } from './person.ts';
import { words } from './words.ts';

/** Opens the site; one in ten must sign in first. */
export const arrive: Page = (person, { assets }) => [
  fetchOf('a page of the client', '/company/engagement/target'),
  ...(person.random.int(1, 8) === 1
    ? assets.map((file) => fetchOf('a file of the client', file))
    : []),
  person.random.int(1, 10) === 1 ? signIn(person, password) : renew(person),
  call('account', showCompanyAccount, {}),
  call('notices', countCompanyNotices, {}),
];

export const settings: Page = ({ memory }) => [
  call('target settings', listTargetSettings, {}, ({ targetSetting: [first] }) => {
    if (first) memory.settingId = first.id;
  }),
];

export const targets: Page = ({ memory, random }) => {
  const { settingId: index } = memory;
  if (!index) return [];
  const query = { index, type: random.pick(['1', '2', '3'] as const) };
  return [
    call('students by match', listTargetStudents, { query }, ({ targetStudents: { data } }) => {
      const student = data.length > 0 ? random.pick(data) : undefined;
      if (student) memory.studentId = student.studentId;
    }),
  ];
};

export const student: Page = ({ memory, random }, { studentIds }) => [
  call('a student', showStudentToCompany, {
    params: { id: memory.studentId ?? random.pick(studentIds) },
    query: {},
  }),
];

export const inbox: Page = ({ memory, random }) => [
  call('inbox', listCompanyThreads, { query: {} }, ({ threads }) => {
    const one = threads.length > 0 ? random.pick(threads) : undefined;
    if (!one) return;
    memory.threadId = one.id;
    memory.lastNumber = one.last?.number ?? 0;
  }),
];

export const thread: Page = ({ memory }) => {
  const { threadId: id, lastNumber: number = 0 } = memory;
  if (!id) return [];
  return [
    call('a thread', showCompanyThread, { params: { id }, query: {} }),
    call('mark as read', readCompanyThread, { body: { threadId: id, number } }),
  ];
};

export const write: Page = ({ memory, random }) => {
  const { threadId } = memory;
  if (!threadId) return [];
  const body = { threadId, clientId: randomUUID(), text: random.pick(words.messages) };
  return [call('send a message', sendCompanyMessage, { body })];
};

/** An upload that is never sent as a message. */
export const uploadFile: Page = () => [upload('upload a CV', uploadCompanyMessageFile, {}, cv)];

export const applicants: Page = ({ memory, random }) => [
  call('applicants', listApplicants, { query: {} }, ({ applyList }) => {
    const one = applyList.length > 0 ? random.pick(applyList) : undefined;
    if (one) memory.applicationId = one.id;
  }),
  call('applicants', listAppliedJobs, {}),
];

export const applicant: Page = ({ memory: { applicationId: id } }) =>
  id ? [call('an applicant', showApplicant, { params: { id } })] : [];

export const jobs: Page = ({ memory, random }) => [
  call('own jobs', listJobs, { query: {} }, ({ jobPostingList }) => {
    const one = jobPostingList.length > 0 ? random.pick(jobPostingList) : undefined;
    if (one) memory.job = { id: one.id, companyId: '' };
  }),
];

export const editJob: Page = ({ memory }) => {
  const { job } = memory;
  if (!job) return [];
  return [
    call('an own job', showJob, { query: { company_job_id: job.id } }, ({ job: shown }) => {
      memory.draft = shown.content;
    }),
  ];
};

export const saveJob: Page = ({ memory }) => {
  const { job, draft } = memory;
  if (!job || !draft) return [];
  return [call('save a job’s draft', saveJobDraft, { body: { companyJobId: job.id, ...draft } })];
};

export const connects: Page = () => [
  call('connections', listCompanyConnects, { query: { req: '1' } }),
];
export const insights: Page = () => [call('insights', showInsights, { query: {} })];
export const notifications: Page = () => [
  call('notifications', listUnreadNotifications, { query: {} }),
];
