import { createEmployer, jobCalls, releaseOne } from '../../contents/jobs.ts';
import type { SignedIn } from '../../database/factories.ts';
import type { TestApp } from '../../server/app.ts';
import type { StudentFixtures, Theirs } from '../fixture.ts';

const anyCompany = { open: 'every company that nobody has closed can be seen by every student' };

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

const companyOf = (jobId: string) => companies.get(jobId) ?? crypto.randomUUID();

const kept: Theirs<SignedIn>['make'] = async (test, { headers }) => {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/v1/student/discover/filters',
    headers,
    payload: { name: '東京', about: 'jobs', filter: { prefectures: ['tokyo'] }, notify: true },
  });
  return reply.json().filters[0].id;
};

const jobViewed = (job_id: string) => ({
  job_id,
  company_id: companyOf(job_id),
  referrer_url: '',
  time_spent_on_page: 1,
  scroll_depth: 1,
  view_duration: 1,
});

const notAsked = { open: 'the job itself says whose it is' };
const ownApplication = { open: 'only applications of the caller’s own are counted' };

export const finding: StudentFixtures = {
  'student.analytics.countCompanyView': {
    'body.company_id': anyCompany,
    'body.views[].company_id': anyCompany,
  },
  'student.analytics.countJobView': {
    'body.job_id': { make: invitation, call: (id) => ({ body: jobViewed(id) }), status: 200 },
    'body.views[].job_id': {
      make: invitation,
      call: (id) => ({ body: { views: [jobViewed(id)] } }),
      status: 200,
    },
    'body.company_id': notAsked,
    'body.views[].company_id': notAsked,
  },
  'student.analytics.countJobApplication': {
    'body.job_id': ownApplication,
    'body.views[].job_id': ownApplication,
  },
  'student.discover.changeKept': {
    'params.id': { make: kept, call: (id) => ({ params: { id }, body: { notify: false } }) },
  },
  'student.discover.forgetFilter': {
    'params.id': { make: kept, call: (id) => ({ params: { id } }) },
  },
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
