import { jobCalls, jobWith, releaseOne } from '../../contents/jobs.ts';
import { createStudent, type SignedInRecruiter } from '../../database/factories.ts';
import { saveListCalls } from '../../finding/save-lists.ts';
import { openWishes, targetCalls } from '../../finding/targets.ts';
import type { TestApp } from '../../server/app.ts';
import type { CompanyFixtures, Theirs } from '../fixture.ts';

let made = 0;
const list: Theirs<SignedInRecruiter>['make'] = (test, who) => {
  made += 1;
  return saveListCalls(test).make(who, `候補 ${made}`);
};

const anyStudent = { open: 'whom a company may read is decided by reach.rules.ts' };
const ofList = { open: 'who is not in the caller’s list is passed over' };

/** A member of the list, if the list is the caller's. */
async function savedIn(listId: string, test: TestApp, who: SignedInRecruiter): Promise<string> {
  const { accountId } = await createStudent(test);
  await saveListCalls(test).save(who, { listId, students: [{ id: accountId }] });
  return accountId;
}

const job: Theirs<SignedInRecruiter>['make'] = (test, who) =>
  releaseOne(jobCalls(test), who, jobWith({}));

const setting: Theirs<SignedInRecruiter>['make'] = async (test, who) =>
  (await targetCalls(test).create(who, { name: '条件', wishes: openWishes })).json().targetSetting
    .id;

const ofPath = { make: list, call: (id: string) => ({ params: { id } }) };

export const saveLists: CompanyFixtures = {
  'company.saveLists.saveList': {
    'body.id': {
      make: list,
      call: (id) => {
        made += 1;
        return { body: { id, name: `別の名前 ${made}` } };
      },
    },
  },
  'company.saveLists.deleteList': {
    'body.id': { make: list, call: (id) => ({ body: { id } }) },
    'body.told[]': { open: 'only what the caller says they know of their own list' },
  },
  'company.saveLists.showList': { 'params.id': ofPath },
  'company.saveLists.exportList': { 'params.id': ofPath },
  'company.saveLists.listListsOfStudent': { 'params.id': anyStudent },
  'company.saveLists.saveStudents': {
    'body.listId': {
      make: list,
      call: async (listId, test) => ({
        body: { listId, students: [{ id: (await createStudent(test)).accountId }] },
      }),
    },
    'body.students[].id': anyStudent,
  },
  'company.saveLists.removeStudents': {
    'body.listId': {
      make: list,
      call: async (listId, test, who) => ({
        body: { listId, studentIds: [await savedIn(listId, test, who)] },
      }),
    },
    'body.studentIds[]': ofList,
  },
  'company.saveLists.moveStudents': {
    'body.fromId': {
      make: list,
      call: async (fromId, test, who) => ({
        body: {
          fromId,
          toId: await list(test, who),
          studentIds: [await savedIn(fromId, test, who)],
        },
      }),
    },
    'body.toId': {
      make: list,
      call: async (toId, test, who) => {
        const fromId = await list(test, who);
        return { body: { fromId, toId, studentIds: [await savedIn(fromId, test, who)] } };
      },
    },
    'body.studentIds[]': ofList,
  },
  'company.saveLists.noteStudent': {
    'body.listId': {
      make: list,
      call: async (listId, test, who) => ({
        body: { listId, studentId: await savedIn(listId, test, who), note: 'x' },
      }),
    },
    'body.studentId': ofList,
  },
  'company.studentPages.showStudent': {
    'params.id': anyStudent,
    'query.job': {
      make: job,
      call: async (id, test) => ({
        params: { id: (await createStudent(test)).accountId },
        query: { job: id },
      }),
    },
    'query.setting': {
      make: setting,
      call: async (id, test) => ({
        params: { id: (await createStudent(test)).accountId },
        query: { setting: id },
      }),
    },
  },
};
