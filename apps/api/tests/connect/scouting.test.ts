import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmployer, jobCalls, releaseOne } from '../../testing/contents/jobs.ts';
import { createRecruiter, createStudent, signIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { createApplicant, publishJob } from '../../testing/talk/applications.ts';
import { connectCalls, createTwo } from '../../testing/talk/connect.ts';
import { messageCalls, threadOf } from '../../testing/talk/messages.ts';

let api: TestApp;
let calls: ReturnType<typeof connectCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = connectCalls(api);
});
afterAll(() => api.close());

const codeOf = (reply: { statusCode: number; json(): { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

test('a request names an open job of the company, which the student can open', async () => {
  const { who, jobId } = await publishJob(api);
  const student = await createApplicant(api);
  const title = { jp: '法人営業', en: 'Corporate sales' };
  const { jobs } = (await calls.company.jobs(who)).json();
  expect(jobs).toEqual([{ id: jobId, title }]);
  const message = '研究を拝見しました。'.repeat(50);
  const asked = await calls.company.ask(who, student.accountId, { message, jobId });
  expect(asked.json().connect).toMatchObject({
    state: 'applying',
    message,
    job: { id: jobId, title, open: false },
  });
  const shown = async () => (await calls.student.show(student, who.companyId)).json().connect;
  expect((await shown()).job).toEqual({ id: jobId, title, open: true });
  const [listed] = (await calls.student.list(student, 2)).json().connects;
  expect(listed.job).toEqual({ id: jobId, title, open: true });

  await calls.student.ask(student, who.companyId, { act: 'accept' });
  const threadId = await threadOf(api, who, student);
  const { context } = (await messageCalls(api).show('student', student, threadId)).json();
  expect(context.request).toMatchObject({ message, job: { id: jobId, title, open: true } });
  // The title stays when the job is closed.
  await jobCalls(api).changeStatus(who, jobId, 2);
  expect((await shown()).job).toEqual({ id: jobId, title, open: false });
});

test('a job that is closed, of another company or unknown is refused', async () => {
  const { who, jobId } = await publishJob(api);
  const student = await createApplicant(api);
  const ask = (job: string) => calls.company.ask(who, student.accountId, { jobId: job });
  await jobCalls(api).changeStatus(who, jobId, 2);
  expect(codeOf(await ask(jobId))).toEqual([409, 'request_job_closed']);
  expect((await calls.company.jobs(who)).json().jobs).toEqual([]);
  const others = await releaseOne(jobCalls(api), await createEmployer(api));
  expect((await ask(others)).statusCode).toBe(404);
  expect((await ask(crypto.randomUUID())).statusCode).toBe(404);
  expect((await calls.student.show(student, who.companyId)).json().connect.state).toBe('none');
});

test.each([
  ['あ'.repeat(501), [422, 'invalid_input']],
  ['{nmae}さん、はじめまして。', [422, 'variables_unknown']],
  ['{name}さん、はじめまして。', [422, 'variables_unfilled']],
  ['あ'.repeat(500), [200, undefined]],
])('the words of a request: %#', async (message, expected) => {
  const { student, who } = await createTwo(api);
  const reply = await calls.company.ask(who, student.accountId, { message });
  expect([reply.statusCode, reply.statusCode === 200 ? undefined : reply.json().code]).toEqual(
    expected,
  );
});

test('a company sees how many requests were opened, accepted and declined', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const students = await Promise.all(Array.from({ length: 7 }, () => createApplicant(api)));
  for (const { accountId } of students) await calls.company.ask(who, accountId);
  const figures = async () => (await calls.company.figures(who)).json();
  const seen = async () => {
    const { sent, opened, accepted, declined } = await figures();
    return [sent, opened, accepted, declined];
  };
  expect(await seen()).toEqual([7, 0, 0, 0]);
  const [first, second, third, ...others] = students;
  if (!first || !second || !third) throw new Error('seven students were made');
  await calls.student.ask(first, who.companyId, { act: 'accept' });
  await calls.student.end(second, who.companyId, 'decline');
  for (const student of [third, ...others.slice(0, 1)]) {
    await calls.student.opened(student, [who.companyId]);
  }
  // Four were opened; a number below five is not shown.
  expect(await seen()).toEqual([7, 0, 1, 1]);
  await calls.student.opened(others[1] ?? third, [who.companyId]);
  await calls.student.opened(others[1] ?? third, [who.companyId]);
  expect(await seen()).toEqual([7, 5, 1, 1]);
  // An accepted request stays one after the connection has ended.
  await calls.company.end(who, first.accountId, 'end');
  expect(await seen()).toEqual([7, 5, 1, 1]);

  // No answer about a single request has whether it was opened.
  const list = (await calls.company.list(who, 3)).body;
  expect(list).not.toMatch(/opened/i);
  api.clock.advance(91 * 86_400);
  const later = { ...who, ...(await signIn(api, who.accountId)) };
  expect((await calls.company.figures(later)).json().sent).toBe(0);
});

test('a new request is unopened, and the student’s own request is never opened', async () => {
  const { student, who } = await createTwo(api);
  const opened = async () => {
    const { rows } = await api.services.databases.pool.query<{ at: Date | null }>(
      'select opened_at as at from connection where student_id = $1 and company_id = $2',
      [student.accountId, who.companyId],
    );
    return rows[0]?.at ?? null;
  };
  await calls.company.ask(who, student.accountId);
  const stranger = await createStudent(api);
  await calls.student.opened(stranger, [who.companyId]);
  expect(await opened()).toBeNull();
  await calls.student.opened(student, [who.companyId]);
  expect(await opened()).not.toBeNull();
  await calls.company.end(who, student.accountId, 'cancel');
  await calls.company.ask(who, student.accountId);
  expect(await opened()).toBeNull();
  await calls.company.end(who, student.accountId, 'cancel');
  await calls.student.ask(student, who.companyId);
  await calls.student.opened(student, [who.companyId]);
  expect(await opened()).toBeNull();
});

test('interviewers see neither jobs for requests nor figures', async () => {
  const { companyId } = await createEmployer(api);
  const interviewer = await createRecruiter(api, { companyId, level: 3 });
  expect((await calls.company.figures(interviewer)).statusCode).toBe(403);
  expect((await calls.company.jobs(interviewer)).statusCode).toBe(403);
});
