import {
  createEmployer,
  createList,
  draftOne,
  fullJob,
  jobCalls,
  releaseOne,
} from '../../../contents/jobs.ts';
import type { SignedInRecruiter } from '../../../database/factories.ts';
import { admin } from '../../../server/desk.ts';
import type { CompanyFixtures, Input, Theirs } from '../../fixture.ts';
import { inBoth, pictures } from './pictures.ts';

type Make = Theirs<SignedInRecruiter>['make'];
const job: Make = (test, who) => releaseOne(jobCalls(test), who);
const partner: Make = async (test, who) => {
  const { companyId } = await createEmployer(test);
  await admin(test, 'partners-add', who.companyId, companyId);
  return companyId;
};
const sharing: Make = async (test, who) => {
  const calls = jobCalls(test);
  const id = await releaseOne(calls, who);
  await calls.share(who, id, await partner(test, who));
  return (await calls.sharing(who, id)).json().shares[0].id;
};

/** A share by which the company was lent a job. */
const lentTo: Make = async (test, who) => {
  const calls = jobCalls(test);
  const owner = await createEmployer(test);
  await admin(test, 'partners-add', who.companyId, owner.companyId);
  const id = await releaseOne(calls, owner);
  return (await calls.share(owner, id, who.companyId)).json().shares[0].id;
};

const write: Input = {
  body: {
    companyJobId: null,
    version: 0,
    inStep: [],
    ...fullJob,
  },
};
const places = inBoth('coverImage', 'otherMessage[].otherMessageImages[].jobsOtherMessageImage');
const writing = {
  'body.companyJobId': {
    make: (test, who) => draftOne(jobCalls(test), who),
    call: (id) => ({ body: { ...write.body, companyJobId: id, version: 1 } }),
  },
  ...pictures(() => write, places, { title: null, message: null }),
} satisfies CompanyFixtures[string];

const nobody = { connected: false, saveListIds: [] as string[], studentIds: [] as string[] };

export const list: Make = (test, who) => createList(test, who.companyId, 'A list');
const one = { 'params.id': { make: job, call: (id: string) => ({ params: { id } }) } };

const asked = { 'query.job': { make: job, call: (id: string) => ({ query: { job: id } }) } };

export const jobs: CompanyFixtures = {
  'company.jobs.changeStatus': {
    'query.company_job_id': {
      make: job,
      call: (id) => ({ query: { company_job_id: id, recruitment_status: 2 } }),
    },
  },
  'company.jobs.showJob': {
    'query.company_job_id': { make: job, call: (id) => ({ query: { company_job_id: id } }) },
  },
  'company.jobs.saveDraft': writing,
  'company.jobs.releaseJob': writing,
  'company.jobs.duplicateJob': one,
  'company.jobSheets.printJob': one,
  'company.jobs.deleteJob': one,
  'company.jobs.limitJob': {
    'body.companyJobId': {
      make: job,
      call: (companyJobId) => ({
        body: { companyJobId, audience: { ...nobody, connected: true } },
      }),
    },
    'body.audience.saveListIds[]': {
      make: list,
      status: 422,
      call: async (id, test, who) => ({
        body: { companyJobId: await job(test, who), audience: { ...nobody, saveListIds: [id] } },
      }),
    },
    'body.audience.studentIds[]': { open: 'students are found by name; see the audience' },
  },
  'company.jobs.shareJob': {
    'body.companyJobId': {
      make: job,
      call: async (companyJobId, test, who) => ({
        body: { companyJobId, companyIds: [await partner(test, who)] },
      }),
    },
    'body.companyIds[]': {
      make: partner,
      status: 409,
      call: async (id, test, who) => ({
        body: { companyJobId: await job(test, who), companyIds: [id] },
      }),
    },
  },
  'company.jobs.showSharing': one,
  'company.jobs.endSharing': {
    'params.id': { make: sharing, call: (id) => ({ params: { id } }) },
  },
  'company.jobs.showLentJob': {
    'params.id': {
      make: lentTo,
      call: (id) => ({ params: { id }, body: { shown: true } }),
    },
  },
  'company.companyView.showJobPreview': one,
  'company.insights.showInsights': asked,
  'company.insights.exportInsights': asked,
};
