import { randomUUID } from 'node:crypto';
import { showStudentAccount } from '@engawa/contract/account/student';
import { countJobView } from '@engawa/contract/analytics/student';
import {
  apply,
  listMyApplications,
  previewApplication,
} from '@engawa/contract/applications/student';
import { listCalendar } from '@engawa/contract/calendar/student';
import { showCompanyToStudent, showJobToStudent } from '@engawa/contract/company-pages/student';
import { showDocument } from '@engawa/contract/documents/student';
import { uploadStudentFile } from '@engawa/contract/files/student';
import { listMatches } from '@engawa/contract/matches/student';
import {
  listStudentThreads,
  readStudentThread,
  sendStudentMessage,
  showStudentThread,
} from '@engawa/contract/messages/student';
import { countStudentNotices } from '@engawa/contract/notifications/student';
import { attachResumeFile, saveStory, showMyAccount } from '@engawa/contract/profile/student';
import { saveJob } from '@engawa/contract/saved/student';
import { listWaiting, showTop } from '@engawa/contract/top/student';
import { call, fetchOf, renew, upload } from './call.ts';
import { cv, portrait } from './files.ts';
import type { Known, Page, Person } from './person.ts';
import { words } from './words.ts';

const jobOf = ({ memory, random }: Person, { jobs }: Known) => memory.job ?? random.pick(jobs);
/** One in eight comes with an empty cache. */
const isCold = ({ random }: Person) => random.int(1, 8) === 1;

/** Opens the site: the page, the client's files unless cached, and the account. */
export const arrive =
  (path: string): Page =>
  (person, { assets }) => [
    fetchOf('a page of the client', path),
    ...(isCold(person) ? assets.map((file) => fetchOf('a file of the client', file)) : []),
    renew(person),
    call('account', showStudentAccount, {}),
    call('notices', countStudentNotices, {}),
  ];

export const publicJob: Page = ({ random }, { jobs }) => [
  fetchOf('a public page', `/jobs/${random.pick(jobs).id}`),
];

export const top: Page = ({ memory }) => [
  call('top page', showTop, {}, ({ jobs: [first] }) => {
    if (first) memory.job = { id: first.id, companyId: first.company.id };
  }),
  call('top page', listWaiting, {}),
];

export const matches: Page = ({ memory }) => [
  call('matches', listMatches, {}, ({ jobs: [first] }) => {
    if (first) memory.job = { id: first.id, companyId: first.company.id };
  }),
];

export const job: Page = (person, known) => {
  const { id, companyId } = jobOf(person, known);
  const view = { time_spent_on_page: 40, scroll_depth: 80, view_duration: 45, referrer_url: '' };
  return [
    call('a job', showJobToStudent, { params: { id: companyId, jobId: id } }),
    call('count a view', countJobView, { body: { job_id: id, company_id: companyId, ...view } }),
  ];
};

export const keepJob: Page = (person, known) => [
  call('save a job', saveJob, { body: { jobId: jobOf(person, known).id } }),
];

export const company: Page = (person, known) => [
  call('a company', showCompanyToStudent, { params: { id: jobOf(person, known).companyId } }),
];

/** The preview of an application for a job not applied for yet. */
export const beforeApplying: Page = ({ memory, random }, { jobs }) => {
  const open = random.pick(jobs);
  if (!open.appliesHere || memory.applied.has(open.id)) return [];
  memory.applied.add(open.id);
  const asked = { params: { id: open.id }, query: {} };
  return [
    call('before applying', previewApplication, asked, ({ job, missing, residence, seen }) => {
      const isReady = missing.length === 0 && residence.verdict !== 'refused';
      if (isReady) memory.ready = { jobId: open.id, seen, documents: job.requiredDocuments };
    }),
  ];
};

export const applyFor: Page = ({ memory }) => {
  const { ready } = memory;
  if (!ready) return [];
  delete memory.ready;
  return [call('apply', apply, { body: { ...ready, residenceConfirmed: true } })];
};

export const applications: Page = () => [call('own applications', listMyApplications, {})];
export const calendar: Page = () => [call('calendar', listCalendar, {})];

export const inbox: Page = ({ memory }) => [
  call('inbox', listStudentThreads, { query: {} }, ({ threads: [first] }) => {
    if (!first) return;
    memory.threadId = first.id;
    memory.lastNumber = first.last?.number ?? 0;
  }),
];

export const thread: Page = ({ memory }) => {
  const { threadId: id, lastNumber: number = 0 } = memory;
  if (!id) return [];
  return [
    call('a thread', showStudentThread, { params: { id }, query: {} }),
    call('mark as read', readStudentThread, { body: { threadId: id, number } }),
  ];
};

export const write: Page = ({ memory, random }) => {
  const { threadId } = memory;
  if (!threadId) return [];
  const body = { threadId, clientId: randomUUID(), text: random.pick(words.messages) };
  return [call('send a message', sendStudentMessage, { body })];
};

export const profile: Page = ({ memory }) => [
  call('own profile', showMyAccount, {}, ({ profile: { story } }) => {
    memory.story = story;
  }),
];

export const saveProfile: Page = ({ memory, random }) => {
  const { story } = memory;
  if (!story) return [];
  delete memory.story;
  const texts = random.pick(words.stories);
  return [call('save the profile', saveStory, { body: { version: story.version, ...texts } })];
};

export const uploadCv: Page = ({ memory }) => [
  upload('upload a CV', uploadStudentFile, { purpose: 'resume' }, cv, (id) => {
    memory.fileId = id;
  }),
];

export const attachCv: Page = ({ memory }) => {
  const { fileId } = memory;
  if (!fileId) return [];
  delete memory.fileId;
  return [call('keep a CV', attachResumeFile, { body: { slot: 'resume-ja', fileId } })];
};

export const uploadPortrait: Page = () => [
  upload('upload a picture', uploadStudentFile, { purpose: 'portrait' }, portrait),
];

export const document: Page = () => [
  call('make a document', showDocument, { params: { kind: 'rirekisho' } }),
];

export const notifications: Page = () => [
  call('notifications', countStudentNotices, { query: { detail: '1' } }),
];
