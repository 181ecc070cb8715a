import { Random } from '@engawa/demo/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldViews } from '../../src/features/analytics/public.ts';
import { readingBudget } from '../../src/features/reach/reading-budget.ts';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { saveListCalls } from '../../testing/finding/save-lists.ts';
import { openWishes, targetCalls } from '../../testing/finding/targets.ts';
import { block } from '../../testing/people/settings.ts';
import { createFindable } from '../../testing/people/talent.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applyOnce } from '../../testing/talk/applications.ts';
import { connectThem, createTwo } from '../../testing/talk/connect.ts';
import { threadOf } from '../../testing/talk/messages.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const open = ({ headers }: SignedIn, id: string, query = '') =>
  api.app.inject({ url: `/v1/company/student-profile/${id}${query}`, headers });
const viewsOf = async ({ headers }: SignedIn) =>
  (await api.app.inject({ url: '/v1/student/profile-views', headers })).json().profileViews;
const sql = (text: string, values: unknown[]) => api.services.databases.pool.query(text, values);

test('shows the student’s preview, without contact data', async () => {
  const { student, who } = await createTwo(api);
  const reply = await open(who, student.accountId);
  const preview = await api.app.inject({
    url: '/v1/student/profile/show/preview',
    headers: student.headers,
  });
  expect(reply.json().studentProfile).toEqual(preview.json().studentProfile);
  const { rows } = await sql('select email, phone_number from student where id = $1', [
    student.accountId,
  ]);
  expect(reply.body).not.toContain(rows[0].email);
  expect(reply.body).not.toContain(rows[0].phone_number);
  expect(reply.json().history).toMatchObject({
    connect: { state: 'none' },
    applications: [],
    events: [],
    messages: { lastFromStudent: null, lastFromCompany: null },
    saved: [],
  });
});

test('shows the history: connection, applications, lists with notes', async () => {
  const { who, student, jobId, id } = await applyOnce(api);
  await connectThem(api, student, who);
  const lists = saveListCalls(api);
  const listId = await lists.make(who, '二次面接');
  await lists.save(who, { listId, students: [{ id: student.accountId, note: '次は英語で' }] });
  const { history } = (await open(who, student.accountId)).json();
  expect(history.connect.state).toBe('connected');
  expect(history.applications).toMatchObject([{ id, job: { id: jobId }, status: 'new' }]);
  expect(history.saved).toMatchObject([{ listId, name: '二次面接', note: '次は英語で' }]);
  // Another company sees no history.
  const other = (await open(await createRecruiter(api), student.accountId)).json().history;
  expect([other.applications, other.saved, other.connect.state]).toEqual([[], [], 'none']);
});

describe('access', () => {
  test('interviewers see applicants only, without lists', async () => {
    const { who, student } = await applyOnce(api);
    const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
    const lists = saveListCalls(api);
    const listId = await lists.make(who, 'hidden');
    await lists.save(who, { listId, students: [{ id: student.accountId }] });
    const reply = await open(interviewer, student.accountId);
    expect([reply.statusCode, reply.json().history.saved]).toEqual([200, []]);
    const stranger = await createStudent(api);
    expect((await open(interviewer, stranger.accountId)).statusCode).toBe(404);
    expect((await open(who, stranger.accountId)).statusCode).toBe(200);
  });

  test('interviewers see the snapshot, and no later change', async () => {
    const { who, student, id } = await applyOnce(api);
    const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
    const sent = (await open(interviewer, student.accountId)).json().studentProfile;
    await sql(`update student set last_name = 'Changed' where id = $1`, [student.accountId]);
    await sql(`update student_university set name = 'Changed' where student_id = $1`, [
      student.accountId,
    ]);
    expect((await open(who, student.accountId)).body).toContain('Changed');
    const page = await open(interviewer, student.accountId);
    expect(page.json().studentProfile).toEqual(sent);
    expect(page.json().history.connect).toMatchObject({ university: null, pictureUrl: null });
    expect(await viewsOf(student)).toHaveLength(1);
    // Thread and list show no live data either.
    const threadId = await threadOf(api, who, student);
    const get = (url: string) => api.app.inject({ url, headers: interviewer.headers });
    expect((await get(`/v1/company/messages/${threadId}`)).json().thread.student).toMatchObject({
      university: null,
      graduation: null,
      pictureUrl: null,
    });
    expect((await get('/v1/company/apply-list')).body).not.toContain('Changed');
    await sql('delete from application_snapshot where application_id = $1', [id]);
    expect((await open(interviewer, student.accountId)).statusCode).toBe(404);
  });

  test('a blocking, no longer looking and unknown student give the same response', async () => {
    const who = await createRecruiter(api);
    const [blocking, quiet] = [await createStudent(api), await createStudent(api)];
    await block(api, blocking, who.companyId);
    await sql(
      `insert into student_settings values ($1, 1, 'never', 'never', 'never', 'never', 'ja', 'student', 'not-looking')`,
      [quiet.accountId],
    );
    for (const id of [blocking.accountId, quiet.accountId, crypto.randomUUID(), who.accountId]) {
      const reply = await open(who, id);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
    expect([await viewsOf(blocking), await viewsOf(quiet)]).toEqual([[], []]);
    // Companies in contact still see the student.
    const { student, who: known } = await createTwo(api);
    await connectThem(api, student, known);
    await sql(
      `insert into student_settings values ($1, 1, 'never', 'never', 'never', 'never', 'ja', 'student', 'not-looking')
       on conflict (student_id) do update set job_hunting = 'not-looking'`,
      [student.accountId],
    );
    expect((await open(known, student.accountId)).statusCode).toBe(200);
  });

  test('an unverified company opens only students who came to it', async () => {
    const who = await createRecruiter(api, { verified: false });
    const student = await createStudent(api);
    expect((await open(who, student.accountId)).statusCode).toBe(404);
  });
});

test('the residence verdict is for the company’s own job, and reveals nothing hidden', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const student = await createStudent(api);
  await sql('delete from student_residence where student_id = $1', [student.accountId]);
  const jobId = await releaseOne(jobCalls(api), who, jobWith({}));
  const { residence } = (await open(who, student.accountId, `?job=${jobId}`)).json();
  expect(residence).toEqual({ jobId, verdict: 'may-with-note', reasons: ['no-status'] });
  expect(
    (await open(await createRecruiter(api), student.accountId, `?job=${jobId}`)).statusCode,
  ).toBe(404);
  const listed = await api.app.inject({
    url: '/v1/company/student-profile-jobs',
    headers: who.headers,
  });
  expect(listed.json().jobs).toMatchObject([{ id: jobId, title: { jp: '法人営業' } }]);
});

describe('the match', () => {
  test('equals the one in the target’s list, and for a job that of a target started from it', async () => {
    const who = await createEmployer(api, { plan: 2 });
    await createFindable(api, new Random(52), 5);
    const jobId = await releaseOne(
      jobCalls(api),
      who,
      jobWith({ common: { majors: ['science'] } }),
    );
    const targets = targetCalls(api);
    const setting = (await targets.begin(who, jobId)).json().targetSetting.id;
    const lists = await Promise.all([1, 2].map((type) => targets.list(who, setting, type)));
    const people = lists.flatMap((reply) => reply.json().targetStudents.data);
    expect(people.length).toBeGreaterThan(0);
    for (const { studentId, match } of people) {
      const page = (await open(who, studentId, `?setting=${setting}`)).json();
      expect([page.match, page.residence]).toEqual([match, null]);
      const ofJob = (await open(who, studentId, `?job=${jobId}`)).json();
      expect([ofJob.match, ofJob.residence.jobId]).toEqual([match, jobId]);
    }
    const [first, second] = people;
    expect((await open(who, first.studentId)).json().match).toBeNull();
    // Weights raised by dismissals apply here too.
    await targets.dismiss(who, setting, second.studentId, 'major');
    const [page, after] = await Promise.all([
      open(who, first.studentId, `?setting=${setting}`),
      targets.show(who, setting),
    ]);
    expect(after.json().targetSetting.weightsNow.major).toBe(3);
    expect(page.json().match.company.of).toBe(50);
  });

  test('interviewers see that of a job, and no target settings', async () => {
    const { who, student, jobId } = await applyOnce(api);
    const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
    const made = await targetCalls(api).create(who, { name: '条件', wishes: openWishes });
    const { id } = made.json().targetSetting;
    const ofJob = await open(interviewer, student.accountId, `?job=${jobId}`);
    expect(ofJob.json().match.total).toBeGreaterThanOrEqual(0);
    expect((await open(interviewer, student.accountId, `?setting=${id}`)).statusCode).toBe(404);
    expect((await open(who, student.accountId, `?setting=${id}`)).statusCode).toBe(200);
    const elsewhere = await createRecruiter(api);
    const theirs = await open(elsewhere, student.accountId, `?setting=${id}`);
    expect([theirs.statusCode, theirs.json().code]).toEqual([404, 'not_found']);
  });
});

test('the student sees company and day, once a day, until it is deleted', async () => {
  const { student, who } = await createTwo(api);
  const colleague = await createRecruiter(api, { companyId: who.companyId });
  for (const reader of [who, who, colleague]) await open(reader, student.accountId);
  const [view, ...more] = await viewsOf(student);
  expect([view.companyId, more]).toEqual([who.companyId, []]);
  expect(view.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  const later = new Date(api.clock.now().getTime() + 40 * 24 * 60 * 60 * 1000);
  await forgetOldViews(api.services.databases.commands, later, 60);
  expect(await viewsOf(student)).toHaveLength(1);
  await forgetOldViews(api.services.databases.commands, later, 30);
  expect(await viewsOf(student)).toEqual([]);
});

test('profiles and lists are refused once the day’s budget is used up, without a record', async () => {
  const who = await createRecruiter(api);
  const [seen, unseen] = [await createStudent(api), await createStudent(api)];
  const lists = saveListCalls(api);
  const listId = await lists.make(who, 'budget');
  await lists.save(who, { listId, students: [{ id: seen.accountId }] });
  expect((await open(who, seen.accountId)).statusCode).toBe(200);
  await sql(
    `update call_count set count = $1 where bucket like 'students-read-person:%' || $2 || '%'`,
    [readingBudget.person.max, who.accountId],
  );
  for (const refused of [await open(who, unseen.accountId), await lists.show(who, listId)]) {
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'reading_budget_spent']);
  }
  expect(await viewsOf(unseen)).toEqual([]);
});
