import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { block } from '../../testing/people/settings.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import {
  applicationCalls,
  applyOnce,
  createApplicant,
  publishJob,
} from '../../testing/talk/applications.ts';
import { connectCalls, createTwo } from '../../testing/talk/connect.ts';
import { messageCalls, startTalking, threadOf } from '../../testing/talk/messages.ts';
import { slotCalls } from '../../testing/talk/slots.ts';

let api: TestApp;
let calls: ReturnType<typeof messageCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = messageCalls(api);
});
afterAll(() => api.close());

type Who = { headers: Record<string, string> };
const contextOf = async (side: 'student' | 'company', who: Who, threadId: string, query = '') =>
  (await calls.show(side, who, threadId, query)).json().context;
const kindsOf = ({ timeline }: { timeline: { kind: string }[] }) =>
  timeline.map(({ kind }) => kind);

test('a thread names the application with its documents and its steps', async () => {
  const { who, jobId } = await publishJob(api);
  const student = await createApplicant(api);
  const file = [{ name: 'cv.pdf', content: pdf }];
  const upload = await fileCalls(api).upload('resume', file, { who: student });
  const fileId = upload.json().file.id;
  await profileCalls(api, student).attach('cv-en', fileId);
  const applications = applicationCalls(api);
  const sent = await applications.apply(student, jobId, { files: [fileId] });
  const { id } = sent.json().application;
  const threadId = await threadOf(api, who, student);

  const { labels } = (await applications.saveLabel(who, { name: '一次', colour: 'ai' })).json();
  await applications.setLabel(who, { ids: [id], labelId: labels[0].id });
  await applications.note(who, { id, text: '社内だけの話' });
  await applications.status(who, { ids: [id], status: 'in-progress' });
  const forStudent = await contextOf('student', student, threadId);
  expect(forStudent).toMatchObject({
    applications: [
      { id, job: { id: jobId }, jobOpen: true, status: 'in-progress', documents: ['cv.pdf'] },
    ],
    request: null,
    appointments: [],
  });
  const [mine] = forStudent.applications;
  expect(kindsOf(mine)).toEqual(['applied', 'in-progress']);
  expect(mine.appliedAt).toBe(mine.timeline[0].at);
  // The same for the company, which opens the application instead of the job.
  const forCompany = await contextOf('company', who, threadId);
  expect(forCompany).toEqual({ ...forStudent, applications: [{ ...mine, jobOpen: false }] });
  expect((await calls.show('student', student, threadId)).body).not.toMatch(/社内だけ|一次/);

  // A planned outcome is not a step yet.
  await applications.outcome(who, [id], 'declined');
  const planned = (await contextOf('student', student, threadId)).applications[0];
  expect([planned.status, kindsOf(planned)]).toEqual(['in-progress', ['applied', 'in-progress']]);
});

test('a thread has the connect request, which interviewers do not see', async () => {
  const { who, student } = await applyOnce(api);
  const words = 'お話ししませんか。';
  await connectCalls(api).company.ask(who, student.accountId, { message: words });
  const threadId = await threadOf(api, who, student);
  const request = async (side: 'student' | 'company', reader: Who) =>
    (await contextOf(side, reader, threadId)).request;
  expect(await request('student', student)).toMatchObject({
    mine: false,
    state: 'asked',
    message: words,
  });
  await connectCalls(api).student.ask(student, who.companyId, { act: 'accept' });
  expect(await request('company', who)).toMatchObject({ mine: true, state: 'connected' });
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  expect(await request('company', interviewer)).toBeNull();
  await connectCalls(api).student.end(student, who.companyId, 'end');
  expect(await request('student', student)).toBeNull();
});

test('an agreed appointment is an entry until it is called off', async () => {
  const { student, who, threadId } = await startTalking(api);
  const slots = slotCalls(api);
  const offered = (await slots.offer(who, threadId)).json().written.slots;
  expect((await contextOf('student', student, threadId)).appointments).toEqual([]);
  const now = api.clock.now().toISOString();
  await slots.pick(student, offered.id, offered.times[1].id);
  const appointment = { id: offered.id, startsAt: offered.times[1].startsAt, minutes: 30, at: now };
  for (const [side, reader] of [
    ['student', student],
    ['company', who],
  ] as const) {
    expect((await contextOf(side, reader, threadId)).appointments).toEqual([appointment]);
  }
  await slots.callOff('student', student, offered.id);
  expect((await contextOf('company', who, threadId)).appointments).toEqual([]);
});

test('earlier pages and threads with unavailable students have no context', async () => {
  const { student, who } = await applyOnce(api);
  const threadId = await threadOf(api, who, student);
  await calls.send('student', student, threadId);
  expect(await contextOf('student', student, threadId, '?before=2')).toBeNull();
  await block(api, student, who.companyId);
  expect(await contextOf('company', who, threadId)).toBeNull();
  expect((await contextOf('student', student, threadId)).applications).toHaveLength(1);
});

test('lists and searches leave out threads without messages', async () => {
  const { student, who } = await createTwo(api);
  await connectCalls(api).company.ask(who, student.accountId);
  await connectCalls(api).student.ask(student, who.companyId, { act: 'accept' });
  const threadId = await threadOf(api, who, student);
  const { name } = (await calls.show('company', who, threadId)).json().thread.student;
  const shown = async () => [
    (await calls.list('student', student)).json().threads.length,
    (await calls.list('company', who)).json().threads.length,
    (await calls.search('company', who, name)).json().threads.length,
  ];
  expect(await shown()).toEqual([0, 0, 0]);
  await calls.send('student', student, threadId);
  expect(await shown()).toEqual([1, 1, 1]);
  expect([await calls.unread('student', student), await calls.unread('company', who)]).toEqual([
    0, 1,
  ]);
});
