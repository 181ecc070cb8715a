import type { TestApp } from '../app.ts';
import type { SignedIn } from '../factories.ts';
import { createEmployer, jobCalls, releaseOne } from '../jobs.ts';
import type { StudentFixtures, Theirs } from './fixture.ts';

const anyCompany = { open: 'every company that nobody has closed can be seen by every student' };

/** A job that only B sees, and the company it belongs to. */
async function invite(test: TestApp, { accountId }: SignedIn) {
  const employer = await createEmployer(test);
  const calls = jobCalls(test);
  const id = await releaseOne(calls, employer);
  await calls.limit(employer, id, { studentIds: [accountId] });
  return { id, companyId: employer.companyId };
}

const companies = new Map<string, string>();

const invitation: Theirs<SignedIn>['make'] = async (test, who) => {
  const { id, companyId } = await invite(test, who);
  companies.set(id, companyId);
  return id;
};

/** Of a job nobody knows: any company. */
const companyOf = (jobId: string) => companies.get(jobId) ?? crypto.randomUUID();

export const finding: StudentFixtures = {
  'student.companyPages.showCompany': { 'params.id': anyCompany },
  'student.companyPages.showJob': {
    'params.id': anyCompany,
    'params.jobId': {
      make: invitation,
      call: (jobId) => ({ params: { id: companyOf(jobId), jobId } }),
    },
  },
  'student.saved.saveJob': {
    'body.jobId': { make: invitation, call: (jobId) => ({ body: { jobId } }) },
  },
  'student.saved.forgetJob': { 'body.jobId': { open: 'only a row of the caller’s own list' } },
  'student.saved.saveCompany': { 'body.companyId': anyCompany },
  'student.saved.forgetCompany': {
    'body.companyId': { open: 'only a row of the caller’s own list' },
  },
};
