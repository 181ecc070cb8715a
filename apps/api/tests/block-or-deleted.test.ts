import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Acquainted, createAcquainted, mark } from '../testing/acquainted.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { applicationCalls } from '../testing/applications.ts';
import { everyAnswer, masking } from '../testing/everywhere.ts';
import { createRecruiter, type SignedInRecruiter, signIn } from '../testing/factories.ts';
import { mailsTo } from '../testing/mails.ts';
import { messageCalls } from '../testing/messages.ts';
import { block } from '../testing/settings.ts';
import { slotCalls } from '../testing/slots.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

interface World extends Acquainted {
  interviewer: SignedInRecruiter;
  /** Ids by name, for bodies of commands. */
  of: Record<
    | 'job'
    | 'event'
    | 'application'
    | 'list'
    | 'other'
    | 'target'
    | 'note'
    | 'mine'
    | 'theirs'
    | 'file',
    string
  > & { slot: string; notification: string; label: string };
}

const sql = async (text: string, values: unknown[]) =>
  (await api.services.databases.pool.query(text, values)).rows;

type Reply = ReturnType<ReturnType<typeof messageCalls>['get']>;

const ok = async (asked: Reply) => {
  const reply = await asked;
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json();
};

/** A company with everything it can have of one student. */
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
  const mine = await ok(messages.send('company', who, threadId, { text: `${mark} 様` }));
  const slots = slotCalls(api);
  const { written } = await ok(slots.offer(who, threadId));
  await ok(slots.pick(student, written.slots.id, written.slots.times[0].id));
  const applications = applicationCalls(api);
  const { note } = await ok(applications.note(who, { applicationId: application, text: '良い' }));
  await ok(applications.rate(who, { applicationId: application, stars: 4, text: null }));
  const other = (await post('save-list', { name: 'ほか' })).id;
  await post('target/dismiss', { index: target, studentId: student.accountId, reason: 'major' });
  const { labels } = await post('connect-label', { name: '注目', colour: 'ai' });
  const label = labels[0].id;
  await post('set-connect-label', { studentIds: [student.accountId], add: [label] });
  const [told] = await sql(
    'select id from notification where account_id = $1 and student_id = $2 order by id limit 1',
    [who.accountId, student.accountId],
  );
  const of = {
    job,
    event,
    application,
    list,
    other,
    target,
    file,
    label,
    note: note.id,
    mine: mine.written.id,
    theirs: theirs.written.id,
    slot: written.slots.id,
    notification: told.id,
  };
  // The slowest reads are paths with two ids, so only these few are tried everywhere.
  return { ...world, interviewer, of, ids: [...ids, of.file, of.slot, of.label] };
}

/** Every command that takes the student, or something the student has a part in. */
const commands: Record<string, (world: World) => { url: string; body: object }> = {
  'audience-options': ({ student }) => ({
    url: `GET audience-options?ids=${student.accountId}`,
    body: {},
  }),
  save: ({ student, of }) => ({
    url: 'save-students',
    body: { listId: of.list, students: [{ id: student.accountId }] },
  }),
  note: ({ student, of }) => ({
    url: 'save-students/note',
    body: { listId: of.list, studentId: student.accountId, note: 'x' },
  }),
  move: ({ student, of }) => ({
    url: 'save-students/move',
    body: { fromId: of.list, toId: of.other, studentIds: [student.accountId] },
  }),
  remove: ({ student, of }) => ({
    url: 'save-students/delete',
    body: { listId: of.list, studentIds: [student.accountId] },
  }),
  connect: ({ student }) => ({
    url: 'connect',
    body: { studentId: student.accountId, act: 'ask' },
  }),
  end: ({ student }) => ({
    url: 'connect/cancel',
    body: { studentId: student.accountId, act: 'end' },
  }),
  label: ({ student, of }) => ({
    url: 'set-connect-label',
    body: { studentIds: [student.accountId], add: [of.label] },
  }),
  dismiss: ({ student, of }) => ({
    url: 'target/dismiss',
    body: { index: of.target, studentId: student.accountId, reason: 'major' },
  }),
  restore: ({ student, of }) => ({
    url: 'target/dismiss/undo',
    body: { index: of.target, studentId: student.accountId },
  }),
  write: ({ threadId }) => ({
    url: 'messages',
    body: { threadId, clientId: randomUUID(), text: 'x' },
  }),
  read: ({ threadId }) => ({ url: 'messages/read', body: { threadId, number: 99 } }),
  edit: ({ of }) => ({ url: 'PUT messages', body: { id: of.mine, text: 'x' } }),
  unsend: ({ of }) => ({ url: 'messages/delete', body: { id: of.mine } }),
  offer: ({ threadId }) => ({ url: 'slots', body: slotCalls(api).offerBody(threadId) }),
  moveSlot: ({ of }) => ({ url: 'slots/move', body: { id: of.slot, ...slotCalls(api).moved() } }),
  callOff: ({ of }) => ({ url: 'slots/call-off', body: { id: of.slot, text: null } }),
  calendar: ({ of }) => ({ url: `GET slots/${of.slot}/calendar`, body: {} }),
  file: ({ of }) => ({ url: `GET file/${of.file}`, body: {} }),
  applyNote: ({ of }) => ({
    url: 'apply-notes',
    body: { applicationId: of.application, text: 'x' },
  }),
  deleteNote: ({ of }) => ({ url: `DELETE apply-notes/${of.note}`, body: {} }),
  rate: ({ of }) => ({
    url: 'apply-rating',
    body: { applicationId: of.application, stars: 1, text: null },
  }),
  assign: ({ of, interviewer }) => ({
    url: 'apply-assign',
    body: { ids: [of.application], assigneeId: interviewer.accountId },
  }),
  status: ({ of }) => ({
    url: 'apply-status',
    body: { ids: [of.application], status: 'in-progress' },
  }),
  preview: ({ of }) => ({
    url: 'apply-outcome/preview',
    body: { ids: [of.application], result: 'declined', text: { jp: '{name}様', en: null } },
  }),
  told: ({ of }) => ({ url: `notifications/${of.notification}`, body: {} }),
  report: ({ of }) => ({
    url: 'reports',
    body: { about: 'message', id: of.theirs, reason: 'spam' },
  }),
};

async function commanded(world: World, name: string): Promise<string> {
  const { url, body } = commands[name]?.(world) ?? { url: '', body: {} };
  const [, method = 'POST', path = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(url) ?? [];
  const reply = await api.app.inject({
    method: method as 'POST',
    url: `/v1/company/${path}`,
    headers: world.who.headers,
    ...(method !== 'GET' && method !== 'DELETE' && { payload: body }),
  });
  return `${reply.statusCode} ${masking(world.ids)(reply.body)}`;
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

test('a company cannot tell a student who blocked it from one who deleted the account', async () => {
  const [blocked, deleted] = [await createWorld(), await createWorld()];
  const before = await Promise.all([blocked, deleted].map(({ who }) => mailsTo(api, who.email)));
  await block(api, blocked.student, blocked.who.companyId);
  // Nor does the other company of this test find them.
  await block(api, blocked.student, deleted.who.companyId);
  const { headers } = await signIn(api, deleted.student.accountId);
  await ok(api.app.inject({ method: 'DELETE', url: '/v1/student/account', headers }));
  // The student goes on using the product: nothing of it shows.
  await messageCalls(api).read('student', blocked.student, blocked.threadId, 99);
  expect(await read(blocked)).toEqual(await read(deleted));
  for (const name of Object.keys(commands)) {
    const answer = await commanded(blocked, name);
    expect(answer, name).toBe(await commanded(deleted, name));
    expect(answer, name).not.toMatch(/^(?:400|5)/);
  }
  expect(await read(blocked)).toEqual(await read(deleted));
  const [toBlocked = [], toDeleted = []] = await Promise.all(
    [blocked, deleted].map(async ({ who }, at) =>
      (await mailsTo(api, who.email))
        .slice(before[at]?.length)
        // Hours and ids differ between the two, and may.
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

test('the company keeps what it wrote itself', async () => {
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
