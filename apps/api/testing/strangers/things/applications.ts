import { randomUUID } from 'node:crypto';
import { createEmployer, draftOne, jobCalls, releaseOne } from '../../contents/jobs.ts';
import {
  createRecruiter,
  type SignedIn,
  type SignedInRecruiter,
} from '../../database/factories.ts';
import { pdf } from '../../files/sample-files.ts';
import { fileCalls } from '../../files/uploads.ts';
import { fillProfile } from '../../people/profile.ts';
import {
  applicationCalls,
  applyOnce,
  createApplicant,
  externalJob,
} from '../../talk/applications.ts';
import type { CompanyFixtures, StudentFixtures, Theirs } from '../fixture.ts';

const anyJob = { open: 'which jobs a student may see is decided by jobs/showing' };
const anyCompany = { open: 'a company that lends nothing to the student is passed over' };
const body = (part: object) => ({ body: part as Record<string, unknown> });

const ofStudent: Theirs<SignedIn>['make'] = async (test, student) => {
  await fillProfile(test, student);
  return (await applyOnce(test, { student })).id;
};

const written = {
  companyName: '川端商店',
  position: null,
  appliedOn: '2026-10-01',
  state: 'applied',
  url: null,
  note: null,
};
const elsewhere: Theirs<SignedIn>['make'] = async (test, student) =>
  (await applicationCalls(test).elsewhere(student, written)).json().elsewhere.id;

const resumeFile: Theirs<SignedIn>['make'] = async (test, student) => {
  await fillProfile(test, student).catch(() => undefined);
  const files = [{ name: '履歴書.pdf', content: pdf }];
  const fileId = (await fileCalls(test).upload('resume', files, { who: student })).json().file.id;
  await test.app.inject({
    method: 'POST',
    url: '/v1/student/profile/file-resume',
    headers: student.headers,
    payload: { slot: 'resume-ja', fileId },
  });
  return fileId;
};

export const applicationsOfStudents: StudentFixtures = {
  'student.applications.previewApplication': { 'params.id': anyJob, 'query.via': anyCompany },
  'student.applications.apply': {
    'body.jobId': anyJob,
    'body.via': anyCompany,
    'body.files[]': {
      make: resumeFile,
      call: async (id, test, student) => {
        await fillProfile(test, student).catch(() => undefined);
        const jobId = await releaseOne(jobCalls(test), await createEmployer(test));
        return body({ jobId, residenceConfirmed: true, files: [id] });
      },
    },
  },
  'student.applications.applyExternally': { 'body.jobId': anyJob, 'body.via': anyCompany },
  'student.applications.showApplication': {
    'params.id': { make: ofStudent, call: (id) => ({ params: { id } }) },
  },
  'student.applications.withdraw': {
    'body.id': { make: ofStudent, call: (id) => body({ id }) },
  },
  'student.applications.saveElsewhere': {
    'body.id': { make: elsewhere, call: (id) => body({ id, ...written }) },
  },
  'student.applications.deleteElsewhere': {
    'params.id': { make: elsewhere, call: (id) => ({ params: { id } }) },
  },
};

type Make = Theirs<SignedInRecruiter>['make'];
const ofCompany: Make = async (test, who) => (await applyOnce(test, { who })).id;
const withDocument: Make = async (test, who) =>
  (await applyOnce(test, { who, more: { documents: ['resume-en'] } })).id;
const job: Make = (test, who) => draftOne(jobCalls(test), who);
const external: Make = async (test, who) => {
  const jobId = await externalJob(test, who);
  await applicationCalls(test).external(await createApplicant(test), jobId);
  return jobId;
};
const label: Make = async (test, who) => {
  const named = { name: `二次面接 ${randomUUID().slice(0, 8)}`, colour: 'ai' };
  return (await applicationCalls(test).saveLabel(who, named)).json().labels.at(-1).id;
};
const stage: Make = async (test, who) => {
  const name = { jp: `段階${randomUUID().slice(0, 8)}`, en: null };
  return (await applicationCalls(test).saveStage(who, { name })).json().stages.at(-1).id;
};
const planned: Make = async (test, who) => {
  const id = await ofCompany(test, who);
  await applicationCalls(test).outcome(who, [id], 'declined');
  return id;
};
const note: Make = async (test, who) => {
  const applicationId = await ofCompany(test, who);
  return (await applicationCalls(test).note(who, { applicationId, text: '二次へ。' })).json().note
    .id;
};

const inList = { open: 'of another company’s there is nothing in the caller’s list' };
const narrowing = { 'query.label': inList, 'query.stage': inList, 'query.assignee': inList };
const ofJob = { 'params.id': { make: job, call: (id: string) => ({ params: { id } }) } };
const outcome = { result: 'declined', text: { jp: '{name}さん', en: null } };

export const applicationsOfCompanies: CompanyFixtures = {
  'company.applications.listApplicants': { ...narrowing, 'query.job': inList },
  'company.applications.listOfJob': { ...narrowing, ...ofJob },
  'company.applications.listExternal': { ...narrowing, 'query.job': inList },
  'company.applications.listExternalOfJob': {
    ...narrowing,
    'params.id': { make: external, call: (id) => ({ params: { id } }) },
  },
  'company.applications.exportApplicants': { ...narrowing, 'query.job': inList },
  'company.applications.exportOfJob': { ...narrowing, ...ofJob },
  'company.applications.exportExternal': { ...narrowing, 'query.job': inList },
  'company.applications.exportExternalOfJob': { ...narrowing, ...ofJob },
  'company.applications.showApplicant': {
    'params.id': { make: ofCompany, call: (id) => ({ params: { id } }) },
  },
  'company.applications.showDocument': {
    'params.id': {
      make: withDocument,
      call: (id) => ({ params: { id, kind: 'resume-en' } }),
    },
  },
  'company.applications.downloadFiles': {
    'query.ids[]': { make: withDocument, call: (id) => ({ query: { ids: [id] } }) },
  },
  'company.applications.saveLabel': {
    'body.id': { make: label, call: (id) => body({ id, name: '別の名前', colour: 'moss' }) },
  },
  'company.applications.deleteLabel': {
    'query.id': { make: label, call: (id) => ({ query: { id } }) },
  },
  'company.applications.setLabel': {
    'body.ids[]': { make: ofCompany, call: (id) => body({ ids: [id], labelId: null }) },
    'body.labelId': {
      make: label,
      call: async (labelId, test, who) => body({ ids: [await ofCompany(test, who)], labelId }),
    },
  },
  'company.applications.saveStage': {
    'body.id': {
      make: stage,
      call: (id) => body({ id, name: { jp: `名${randomUUID().slice(0, 8)}`, en: null } }),
    },
  },
  'company.applications.deleteStage': {
    'query.id': { make: stage, call: (id) => ({ query: { id } }) },
    'query.moveTo': {
      make: stage,
      call: async (moveTo, test, who) => ({ query: { id: await stage(test, who), moveTo } }),
    },
  },
  'company.applications.setStage': {
    'body.ids[]': {
      make: ofCompany,
      call: async (id, test, who) => body({ ids: [id], stageId: await stage(test, who) }),
    },
    'body.stageId': {
      make: stage,
      call: async (stageId, test, who) => body({ ids: [await ofCompany(test, who)], stageId }),
    },
  },
  'company.applications.assign': {
    'body.ids[]': { make: ofCompany, call: (id) => body({ ids: [id], assigneeId: null }) },
    'body.assigneeId': {
      make: async (test, { companyId }) => (await createRecruiter(test, { companyId })).accountId,
      call: async (assigneeId, test, who) =>
        body({ ids: [await ofCompany(test, who)], assigneeId }),
    },
  },
  'company.applications.setStatus': {
    'body.ids[]': { make: ofCompany, call: (id) => body({ ids: [id], status: 'in-progress' }) },
  },
  'company.applications.addNote': {
    'body.applicationId': {
      make: ofCompany,
      call: (applicationId) => body({ applicationId, text: 'メモ' }),
    },
  },
  'company.applications.deleteNote': {
    'params.id': { make: note, call: (id) => ({ params: { id } }) },
  },
  'company.applications.rateApplicant': {
    'body.applicationId': {
      make: ofCompany,
      call: (applicationId) => body({ applicationId, stars: 4, text: null }),
    },
    'body.stageId': {
      make: stage,
      call: async (stageId, test, who) =>
        body({ applicationId: await ofCompany(test, who), stageId, stars: 4, text: null }),
    },
  },
  'company.applications.previewOutcomes': {
    'body.ids[]': { make: ofCompany, call: (id) => body({ ids: [id], ...outcome }) },
  },
  'company.applications.giveOutcomes': {
    'body.ids[]': { make: ofCompany, call: (id) => body({ ids: [id], ...outcome }) },
  },
  'company.applications.undoOutcomes': {
    'body.ids[]': { make: planned, call: (id) => body({ ids: [id] }) },
  },
};
