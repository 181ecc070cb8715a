import { jobCalls, releaseOne } from '../../contents/jobs.ts';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../database/factories.ts';
import type { TestApp } from '../../server/app.ts';
import { createApplicant } from '../../talk/applications.ts';
import { connectCalls, connectThem } from '../../talk/connect.ts';
import type { CompanyFixtures, StudentFixtures, Theirs } from '../fixture.ts';

const anyCompany = { open: 'every company that a student may see can be asked' };

const connectedCompany: Theirs<SignedIn>['make'] = async (test, student) => {
  const who = await createRecruiter(test);
  await connectThem(test, student, who);
  return who.companyId;
};

const connectedStudent: Theirs<SignedInRecruiter>['make'] = async (test, who) => {
  const student = await createStudent(test);
  await connectThem(test, student, who);
  return student.accountId;
};

export const connectOfStudents: StudentFixtures = {
  'student.connect.showConnect': { 'params.id': anyCompany },
  'student.jobs.listConnectJobs': {
    'params.id': { open: 'of a company that shows the student nothing there is nothing' },
  },
  'student.connect.askCompany': { 'body.companyId': anyCompany },
  'student.connect.openRequests': {
    'body.companyIds[]': { open: 'only requests to the caller are noted' },
  },
  'student.connect.endConnect': {
    'body.companyId': {
      make: connectedCompany,
      call: (companyId) => ({ body: { companyId, act: 'end' } }),
    },
  },
};

let made = 0;
const label: Theirs<SignedInRecruiter>['make'] = async (test, who) => {
  made += 1;
  const reply = await connectCalls(test).company.saveLabel(who, {
    name: `二次面接 ${made}`,
    colour: 'ai',
  });
  return reply.json().labels.at(-1).id;
};

/** A student of the caller's, who may be labelled. */
const withOwn = async (test: TestApp, who: SignedInRecruiter) => ({
  studentIds: [await connectedStudent(test, who)],
});

export const connectOfCompanies: CompanyFixtures = {
  'company.connect.listConnects': {
    'query.label': { open: 'of another company’s label there is nothing in the caller’s list' },
  },
  'company.connect.exportConnects': {
    'query.label': { open: 'of another company’s label there is nothing in the caller’s list' },
  },
  'company.connect.saveLabel': {
    'body.id': { make: label, call: (id) => ({ body: { id, name: '別の名前', colour: 'moss' } }) },
  },
  'company.connect.deleteLabel': {
    'query.id': { make: label, call: (id) => ({ query: { id } }) },
  },
  'company.connect.setLabels': {
    'body.studentIds[]': {
      make: connectedStudent,
      call: (id) => ({ body: { studentIds: [id] } }),
    },
    'body.add[]': {
      make: label,
      call: async (id, test, who) => ({ body: { ...(await withOwn(test, who)), add: [id] } }),
    },
    'body.remove[]': {
      make: label,
      call: async (id, test, who) => ({ body: { ...(await withOwn(test, who)), remove: [id] } }),
    },
  },
  'company.connect.askStudent': {
    'body.studentId': { open: 'whom a company may ask is decided by reach.rules.ts' },
    'body.jobId': {
      make: (test, who) => releaseOne(jobCalls(test), who),
      call: async (jobId, test) => ({
        body: { studentId: (await createApplicant(test)).accountId, jobId },
      }),
    },
  },
  'company.connect.endConnect': {
    'body.studentId': {
      make: connectedStudent,
      call: (studentId) => ({ body: { studentId, act: 'end' } }),
    },
  },
};
