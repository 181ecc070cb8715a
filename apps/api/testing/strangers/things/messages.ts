import { randomUUID } from 'node:crypto';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../../database/factories.ts';
import type { TestApp } from '../../server/app.ts';
import { messageCalls, type Side, startTalking } from '../../talk/messages.ts';
import type { CompanyFixtures, Fixtures, StudentFixtures, Theirs } from '../fixture.ts';

type Make = Theirs<SignedIn>['make'];

const talking = async (test: TestApp, side: Side, owner: SignedIn) =>
  side === 'student'
    ? startTalking(test, { student: owner })
    : startTalking(test, { who: owner as SignedInRecruiter });

const thread =
  (side: Side): Make =>
  async (test, owner) =>
    (await talking(test, side, owner)).threadId;

const upload =
  (side: Side): Make =>
  async (test, owner) =>
    (await messageCalls(test).upload(side, owner)).json().file.id;

async function sent(test: TestApp, side: Side, owner: SignedIn) {
  const { threadId } = await talking(test, side, owner);
  const files = [await upload(side)(test, owner)];
  return (await messageCalls(test).send(side, owner, threadId, { files })).json().written;
}
const message =
  (side: Side): Make =>
  async (test, owner) =>
    (await sent(test, side, owner)).id;

const body = (part: object) => ({ body: part as Record<string, unknown> });
const own = { open: 'the caller makes it up; another’s is refused in messages-refused.test.ts' };

const forSide = (side: Side): Fixtures<SignedIn> => ({
  [`${side}.messages.showThread`]: {
    'params.id': { make: thread(side), call: (id) => ({ params: { id } }) },
  },
  [`${side}.messages.sendMessage`]: {
    'body.threadId': {
      make: thread(side),
      call: (threadId) => body({ threadId, clientId: randomUUID(), text: 'こんにちは。' }),
    },
    'body.clientId': own,
    'body.files[]': {
      make: upload(side),
      call: async (file, test, who) =>
        body({
          threadId: (await talking(test, side, who)).threadId,
          clientId: randomUUID(),
          text: null,
          files: [file],
        }),
    },
  },
  [`${side}.messages.editMessage`]: {
    'body.id': { make: message(side), call: (id) => body({ id, text: '直しました。' }) },
  },
  [`${side}.messages.deleteMessage`]: {
    'body.id': { make: message(side), call: (id) => body({ id }) },
  },
  [`${side}.messages.deleteFile`]: {
    'body.id': {
      make: message(side),
      call: async (id, test) => body({ id, fileId: (await fileOf(test, id)) ?? randomUUID() }),
    },
    'body.fileId': {
      make: async (test, owner) => (await sent(test, side, owner)).files[0].id,
      call: async (fileId, test, who) => {
        const its = await messageOf(test, fileId);
        const mine = its && (await isOf(test, its, who)) ? its : await message(side)(test, who);
        return body({ id: mine, fileId });
      },
    },
  },
  [`${side}.messages.readThread`]: {
    'body.threadId': { make: thread(side), call: (threadId) => body({ threadId, number: 1 }) },
  },
  [`${side}.messages.discardFile`]: {
    'body.id': { make: upload(side), call: (id) => body({ id }) },
  },
});

const rowOf = async (test: TestApp, text: string, values: string[]): Promise<string | undefined> =>
  (await test.services.databases.pool.query<{ id: string }>(text, values)).rows[0]?.id;
const fileOf = (test: TestApp, messageId: string) =>
  rowOf(test, 'select file_id as id from thread_file where message_id = $1', [messageId]);
const messageOf = (test: TestApp, fileId: string) =>
  rowOf(test, 'select message_id as id from thread_file where file_id = $1', [fileId]);
const isOf = (test: TestApp, messageId: string, { accountId }: SignedIn) =>
  rowOf(
    test,
    `select m.id from thread_message m join thread t on t.id = m.thread_id
     where m.id = $1 and $2 in (m.author_id, t.student_id)`,
    [messageId, accountId],
  );

export const messagesOfStudents: StudentFixtures = forSide('student');

const note: Theirs<SignedInRecruiter>['make'] = async (test, owner) => {
  const threadId = await thread('company')(test, owner);
  const reply = await messageCalls(test).post('/v1/company/message-notes', owner, {
    threadId,
    text: '二次面接へ。',
  });
  return reply.json().note.id;
};

const template: Theirs<SignedInRecruiter>['make'] = async (test, owner) => {
  const written = { name: `お礼 ${randomUUID()}`, text: { jp: '{name}さん', en: null } };
  const reply = await messageCalls(test).post('/v1/company/message-template', owner, written);
  return reply.json().templates.at(-1).id;
};

const label = { open: 'of another company’s label there is nothing in the caller’s list' };

export const messagesOfCompanies: CompanyFixtures = {
  ...(forSide('company') as CompanyFixtures),
  'company.reports.sendReport': {
    'body.id': {
      make: async (test, who) => {
        const { student, threadId } = await startTalking(test, { who });
        return (await messageCalls(test).send('student', student, threadId)).json().written.id;
      },
      call: (id) => body({ about: 'message', id, reason: 'spam' }),
    },
  },
  'company.messages.listThreads': { 'query.label': label, 'query.job': label },
  'company.messages.searchThreads': { 'query.label': label, 'query.job': label },
  'company.messages.showApplicant': {
    'params.id': {
      make: async (test, owner) => {
        const student = await createStudent(test);
        await startTalking(test, { student, who: owner });
        return student.accountId;
      },
      call: (id) => ({ params: { id } }),
    },
  },
  'company.messages.addNote': {
    'body.threadId': {
      make: thread('company'),
      call: (threadId) => body({ threadId, text: 'メモ' }),
    },
  },
  'company.messages.deleteNote': {
    'params.id': { make: note, call: (id) => ({ params: { id } }) },
  },
  'company.messages.assignThread': {
    'body.threadId': {
      make: thread('company'),
      call: (threadId) => body({ threadId, assigneeId: null }),
    },
    'body.assigneeId': {
      make: async (test, { companyId }) => (await createRecruiter(test, { companyId })).accountId,
      call: async (assigneeId, test, who) =>
        body({ threadId: await thread('company')(test, who), assigneeId }),
    },
  },
  'company.messages.changeTemplate': {
    'body.id': {
      make: template,
      call: (id) => body({ id, name: 'お礼', text: { jp: 'ありがとうございます。', en: null } }),
    },
  },
  'company.messages.deleteTemplate': {
    'params.id': { make: template, call: (id) => ({ params: { id } }) },
  },
};
