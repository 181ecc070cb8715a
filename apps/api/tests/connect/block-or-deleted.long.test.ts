import { type HttpRequest, requestFor } from '@engawa/contract/request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createRecruiter,
  type SignedInRecruiter,
  signIn,
} from '../../testing/database/factories.ts';
import { mailsTo } from '../../testing/files/mails.ts';
import { type Acquainted, createAcquainted, mark } from '../../testing/people/acquainted.ts';
import { block } from '../../testing/people/settings.ts';
import {
  type Names,
  studentCommands,
  studentInputs,
} from '../../testing/people/student-commands.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { everyAnswer, masking } from '../../testing/server/every-answer.ts';
import { applicationCalls } from '../../testing/talk/applications.ts';
import { messageCalls } from '../../testing/talk/messages.ts';
import { slotCalls } from '../../testing/talk/slots.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

interface World extends Acquainted {
  interviewer: SignedInRecruiter;
  of: Names;
}

const sql = async (text: string, values: unknown[]) =>
  (await api.services.databases.pool.query(text, values)).rows;

type Reply = ReturnType<ReturnType<typeof messageCalls>['get']>;

const ok = async (asked: Reply) => {
  const reply = await asked;
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json();
};

/** A company with everything it can have about one student. */
async function createWorld(): Promise<World> {
  const world = await createAcquainted(api);
  const { student, who, threadId, ids } = world;
  const [, , , job = '', , event = '', , application = '', list = '', target = ''] = ids;
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  const post = (url: string, payload: object) =>
    ok(
      api.app.inject({ method: 'POST', url: `/v1/company/${url}`, headers: who.headers, payload }),
    );
  const messages = messageCalls(api);
  const file = (await ok(messages.upload('student', student))).file.id;
  const theirs = await ok(messages.send('student', student, threadId, { files: [file] }));
  const ownFile = (await ok(messages.upload('company', who))).file.id;
  const mine = await ok(
    messages.send('company', who, threadId, { text: `${mark} 様`, files: [ownFile] }),
  );
  const slots = slotCalls(api);
  const { written } = await ok(slots.offer(who, threadId));
  await ok(slots.pick(student, written.slots.id, written.slots.times[0].id));
  const applications = applicationCalls(api);
  const { note } = await ok(applications.note(who, { applicationId: application, text: '良い' }));
  await ok(applications.rate(who, { applicationId: application, stars: 4, text: null }));
  const applyLabels = await ok(applications.saveLabel(who, { name: '注目', colour: 'ai' }));
  const { stages } = await ok(applications.stages(who));
  const threadNote = await post('message-notes', { threadId, text: '丁寧' });
  const otherList = (await post('save-list', { name: 'ほか' })).id;
  await post('target/dismiss', { index: target, studentId: student.accountId, reason: 'major' });
  const { labels } = await post('connect-label', { name: '注目', colour: 'ai' });
  const label = labels[0].id;
  await post('set-connect-label', { studentIds: [student.accountId], add: [label] });
  const [told] = await sql(
    'select id from notification where account_id = $1 and student_id = $2 order by id limit 1',
    [who.accountId, student.accountId],
  );
  const of = {
    student: student.accountId,
    thread: threadId,
    application,
    job,
    event,
    list,
    otherList,
    target,
    interviewer: interviewer.accountId,
    applyLabel: applyLabels.labels[0].id,
    applyNote: note.id,
    applyStage: stages[0].id,
    connectLabel: label,
    threadNote: threadNote.note.id,
    ownMessage: mine.written.id,
    ownFile,
    theirMessage: theirs.written.id,
    theirFile: file,
    slot: written.slots.id,
    notification: told.id,
  };
  // Reads with two ids are slow to try in all combinations, so only these ids are.
  return { ...world, interviewer, of, ids: [...ids, of.theirFile, of.slot, of.connectLabel] };
}

test('tries every command that takes a student', () => {
  const ids = studentCommands.map(({ id }) => id);
  expect(Object.keys(studentInputs(api)).toSorted()).toEqual(ids.toSorted());
});

async function ask({ who, ids }: World, request: HttpRequest): Promise<string> {
  const { method, url, body } = request;
  const reply = await api.app.inject({
    method: method as 'POST',
    url,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: body }),
  });
  return `${reply.statusCode} ${masking(ids)(reply.body)}`;
}

/** Responses of each command, in the order of its inputs, and of reads with ids in the query. */
async function everyCommand(world: World): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [id, input] of Object.entries(studentInputs(api))) {
    const endpoint = studentCommands.find((one) => one.id === id);
    if (!endpoint) throw new Error(`${id} takes no student`);
    answers.set(id, await ask(world, requestFor(endpoint, input(world.of) as object)));
  }
  const url = `/v1/company/audience-options?ids=${world.of.student}`;
  answers.set('audience-options', await ask(world, { method: 'GET', url, body: undefined }));
  return answers;
}

async function read({ who, interviewer, ids }: World) {
  api.clock.advance(60);
  const recruiter = await everyAnswer(api, { who, kind: 'company', ids });
  api.clock.advance(60);
  const asInterviewer = await everyAnswer(api, { who: interviewer, kind: 'company', ids });
  return {
    recruiter: Object.fromEntries(recruiter),
    interviewer: Object.fromEntries(asInterviewer),
  };
}

test('a company cannot distinguish a student who blocked it from a deleted one', async () => {
  const [blocked, deleted] = [await createWorld(), await createWorld()];
  const before = await Promise.all([blocked, deleted].map(({ who }) => mailsTo(api, who.email)));
  await block(api, blocked.student, blocked.who.companyId);
  // The other company of this test must not find them either.
  await block(api, blocked.student, deleted.who.companyId);
  const { headers } = await signIn(api, deleted.student.accountId);
  await ok(api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers }));
  // The student keeps using the product, which must not show.
  await messageCalls(api).read('student', blocked.student, blocked.threadId, 99);
  expect(await read(blocked)).toEqual(await read(deleted));
  const [ofBlocked, ofDeleted] = [await everyCommand(blocked), await everyCommand(deleted)];
  expect(ofBlocked).toEqual(ofDeleted);
  expect([...ofBlocked].filter(([, answer]) => /^(?:400|422|5)/.test(answer))).toEqual([]);
  expect(await read(blocked)).toEqual(await read(deleted));
  const [toBlocked = [], toDeleted = []] = await Promise.all(
    [blocked, deleted].map(async ({ who }, at) =>
      (await mailsTo(api, who.email))
        .slice(before[at]?.length)
        // Times and ids may differ between the two.
        .map(({ name, where, method, calendar }) => ({
          name,
          where,
          method,
          summary: /SUMMARY:.*/.exec(calendar ?? '')?.[0],
        })),
    ),
  );
  expect(toBlocked).toEqual(toDeleted);
  expect(toBlocked).toHaveLength(1);
  expect(JSON.stringify(toBlocked)).not.toContain(mark);
});

test('the company keeps its own texts', async () => {
  api.clock.advance(60);
  const { student, who, threadId } = await createWorld();
  await block(api, student, who.companyId);
  const shown = (await messageCalls(api).show('company', who, threadId)).json();
  expect(shown.thread).toMatchObject({ closed: 'unavailable', student: null, labels: [] });
  const texts = (of: boolean) =>
    shown.messages
      .filter(({ mine }: { mine: boolean }) => mine === of)
      .map(({ text }: { text: string | null }) => text);
  expect(texts(true)).toContain(`${mark} 株式会社です。`);
  expect(new Set(texts(false))).toEqual(new Set([null]));
});
