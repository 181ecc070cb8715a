import { Random } from '@engawa/demo/random';
import { jobCalls, jobWith, releaseOne } from '../../contents/jobs.ts';
import type { SignedInRecruiter } from '../../database/factories.ts';
import { openWishes, targetCalls } from '../../finding/targets.ts';
import { createFindable } from '../../people/talent.ts';
import type { TestApp } from '../../server/app.ts';
import type { CompanyFixtures, Theirs } from '../fixture.ts';

const body = { name: '別の条件', wishes: openWishes };

const setting: Theirs<SignedInRecruiter>['make'] = async (test, who) =>
  (await targetCalls(test).create(who, { ...body, name: '条件' })).json().targetSetting.id;

let searches = 0;
const search: Theirs<SignedInRecruiter>['make'] = async ({ app }, { headers }) => {
  searches += 1;
  const name = `検索 ${searches}`;
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/company/search-student/kept',
    headers,
    payload: { name, filter: { from: 'japan' }, notify: true },
  });
  return reply.json().searches.find((one: { name: string }) => one.name === name).id;
};

const job: Theirs<SignedInRecruiter>['make'] = (test, who) =>
  releaseOne(jobCalls(test), who, jobWith({}));

let seed = 5_000;
async function anybody(test: TestApp): Promise<string> {
  seed += 1;
  const [id = ''] = await createFindable(test, new Random(seed), 1);
  return id;
}

/** A student dismissed in the setting, if that is the caller's. */
async function dismissedBy(index: string, test: TestApp, who: SignedInRecruiter): Promise<string> {
  const studentId = await anybody(test);
  await targetCalls(test).dismiss(who, index, studentId, 'other');
  return studentId;
}

const anyStudent = { open: 'whom a company may find is decided by reach.rules.ts' };

export const targets: CompanyFixtures = {
  'company.targets.listStudents': {
    'query.index': { make: setting, call: (index) => ({ query: { index, type: '1' } }) },
  },
  'company.studentSearch.listStudents': {
    'query.setting': { make: setting, call: (id) => ({ query: { setting: id, sort: 'match' } }) },
  },
  'company.studentSearch.changeKept': {
    'params.id': { make: search, call: (id) => ({ params: { id }, body: { notify: false } }) },
  },
  'company.studentSearch.forgetSearch': {
    'params.id': { make: search, call: (id) => ({ params: { id } }) },
  },
  'company.targets.beginSetting': {
    'body.jobId': { make: job, call: (jobId) => ({ body: { jobId } }) },
  },
  'company.targets.showSetting': {
    'params.id': { make: setting, call: (id) => ({ params: { id } }) },
  },
  'company.targets.saveSetting': {
    'params.id': { make: setting, call: (id) => ({ params: { id }, body }) },
  },
  'company.targets.deleteSetting': {
    'params.id': { make: setting, call: (id) => ({ params: { id } }) },
  },
  'company.targets.dismissStudent': {
    'body.index': {
      make: setting,
      call: async (index, test) => ({
        body: { index, studentId: await anybody(test), reason: 'other' },
      }),
    },
    'body.studentId': anyStudent,
  },
  'company.targets.restoreStudent': {
    'body.index': {
      make: setting,
      call: async (index, test, who) => ({
        body: { index, studentId: await dismissedBy(index, test, who) },
      }),
    },
    'body.studentId': { open: 'only whom the caller’s own setting has dismissed' },
  },
};
