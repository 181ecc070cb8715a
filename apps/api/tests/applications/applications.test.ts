import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createEmployer,
  draftOne,
  jobCalls,
  jobWith,
  releaseOne,
} from '../../testing/contents/jobs.ts';
import { createRecruiter, createStudent } from '../../testing/database/factories.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import {
  applicationCalls,
  applyOnce,
  createApplicant,
  externalJob,
  publishJob,
} from '../../testing/talk/applications.ts';
import { threadOf } from '../../testing/talk/messages.ts';

let api: TestApp;
let calls: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = applicationCalls(api);
});
afterAll(() => api.close());

const newJob = () => publishJob(api);

describe('applying', () => {
  test('sends exactly what the preview shows, as a snapshot, and opens a thread', async () => {
    const { who, jobId } = await newJob();
    const student = await createApplicant(api);
    const upload = await fileCalls(api).upload('resume', [{ name: 'cv.pdf', content: pdf }], {
      who: student,
    });
    const fileId = upload.json().file.id;
    await profileCalls(api, student).attach('cv-en', fileId);
    const preview = (await calls.preview(student, jobId)).json();
    expect(preview).toMatchObject({ missing: [], residence: { verdict: 'may-with-note' } });
    const reply = await calls.apply(student, jobId, {
      files: [fileId],
      message: 'よろしくお願いします。',
      seen: preview.seen,
    });
    expect(reply.statusCode).toBe(200);
    const { application } = reply.json();
    expect(application).toMatchObject({
      status: 'new',
      threadId: await threadOf(api, who, student),
    });

    // Later changes of the profile do not affect the snapshot.
    const profile = await profileCalls(api, student).show();
    await profileCalls(api, student).save('story', {
      ...profile.profile.story,
      strength: '別の強み',
    });
    await profileCalls(api, student).detach('cv-en');
    const { sent } = (await calls.show(who, application.id)).json();
    expect(sent).toEqual({
      ...preview.sent,
      message: 'よろしくお願いします。',
      files: [preview.files[0].file],
      documents: [],
    });
    const link = await calls.get(who, `/v1/company/file/${fileId}`);
    expect(link.statusCode).toBe(200);
  });

  test('creates one application from any number of tabs', async () => {
    const { who, jobId } = await newJob();
    const student = await createApplicant(api);
    const replies = await Promise.all([1, 2, 3].map(() => calls.apply(student, jobId)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'Already sending.',
    );
    expect((await calls.list(who)).json().counts.new).toBe(1);
  });

  test('needs an open job: a concurrent closing has one outcome', async () => {
    const { who, jobId } = await newJob();
    const student = await createApplicant(api);
    const [applied, closed] = await Promise.all([
      calls.apply(student, jobId),
      jobCalls(api).changeStatus(who, jobId, 2),
    ]);
    const waiting = closed.json().waiting;
    expect([applied.statusCode, waiting]).toEqual(applied.statusCode === 200 ? [200, 1] : [409, 0]);
    const late = await calls.apply(await createApplicant(api), jobId);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'The application for this job has closed.',
    ]);
    const draft = await draftOne(jobCalls(api), who);
    expect((await calls.apply(student, draft)).statusCode).toBe(404);
  });

  test('to a limited job outside its audience looks like an unknown id', async () => {
    const { who, jobId } = await newJob();
    const student = await createApplicant(api);
    await jobCalls(api).limit(who, jobId, { connected: true });
    for (const id of [jobId, crypto.randomUUID()]) {
      const replies = [
        await calls.apply(student, id),
        await calls.preview(student, id),
        await calls.external(student, id),
      ];
      expect(replies.map(({ statusCode, json }) => [statusCode, json().code])).toEqual(
        replies.map(() => [404, 'not_found']),
      );
    }
  });

  test('is refused after the deadline, even before the job is closed', async () => {
    const who = await createEmployer(api, { plan: 2 });
    const day = todayInJapan(api.clock.now());
    const jobId = await releaseOne(jobCalls(api), who, jobWith({ common: { deadline: day } }));
    api.clock.advance(2 * 24 * 60 * 60);
    const student = await createApplicant(api);
    expect((await calls.apply(student, jobId)).json().code).toBe('job_closed');
  });

  test('needs a complete profile, a permitting residence status, the confirmation and a current preview', async () => {
    const { jobId } = await newJob();
    const nobody = await createStudent(api);
    const refused = (await calls.apply(nobody, jobId)).json();
    expect(refused).toMatchObject({ code: 'profile_incomplete' });
    expect(refused.fields).toMatchObject({ 'residence-status': 'Residence status' });

    const student = await createApplicant(api);
    const code = async (more: object) => (await calls.apply(student, jobId, more)).json().code;
    expect(await code({ residenceConfirmed: false })).toBe('residence_not_confirmed');
    expect(await code({ seen: 'something else' })).toBe('preview_outdated');
    expect(await code({ files: [crypto.randomUUID()] })).toBe('not_found');

    const { profile } = await profileCalls(api, student).show();
    await profileCalls(api, student).save('residence', {
      ...profile.residence,
      designation: 'starting-a-business',
    });
    const internship = await releaseOne(
      jobCalls(api),
      await createEmployer(api),
      jobWith({ jp: { recruitmentType: 1 }, en: { recruitmentType: 1 } }),
    );
    const verdict = (await calls.preview(student, internship)).json().residence.verdict;
    expect(verdict).toBe('refused');
    expect((await calls.apply(student, internship)).json().code).toBe('residence_refused');
    expect(await calls.mine(student)).toEqual([]);
  });

  test('is limited per day', async () => {
    const student = await createApplicant(api);
    const { who, jobId } = await newJob();
    await api.services.databases.pool.query(
      `insert into application (company_id, student_id, way, status, status_at, applied_at)
       select $1, $2, 'here', 'new', $3, $3 from generate_series(1, 20)`,
      [who.companyId, student.accountId, api.clock.now()],
    );
    expect((await calls.apply(student, jobId)).json().code).toBe('applications_used_up');
  });
});

describe('a company’s own application page', () => {
  test('is opened and confirmed later; only then the company may write', async () => {
    const who = await createEmployer(api, { plan: 2 });
    const jobId = await externalJob(api, who);
    const student = await createApplicant(api);
    expect((await calls.external(student, jobId, 'confirm')).json().code).toBe('not_pre_applied');
    expect((await calls.apply(student, jobId)).json().code).toBe('apply_on_their_page');
    const opened = (await calls.external(student, jobId)).json();
    expect(opened).toMatchObject({
      applyUrl: 'https://jobs.example/apply',
      application: { status: 'pre-applied', threadId: null },
    });
    expect((await calls.external(student, jobId)).statusCode).toBe(200);
    expect((await calls.externalList(who)).json()).toMatchObject({ preApplied: 1 });
    expect(await threadOf(api, who, student)).toBe('');

    const confirmed = (await calls.external(student, jobId, 'confirm')).json().application;
    expect(confirmed).toMatchObject({ status: 'new', threadId: expect.any(String) });
    expect((await calls.external(student, jobId, 'confirm')).json().code).toBe('already_applied');
    const list = (await calls.externalList(who, `/${jobId}`)).json();
    expect(list).toMatchObject({ preApplied: 0, counts: { new: 1 } });
    expect((await calls.list(who)).json().applyList).toEqual([]);
    expect((await calls.csv(who, `csv-external-apply-list-output/${jobId}`)).body).toContain(
      list.applyList[0].student.name,
    );
  });

  test('does not exist for a job with applications here', async () => {
    const { jobId } = await newJob();
    const reply = await calls.external(await createApplicant(api), jobId);
    expect(reply.json().code).toBe('apply_here');
  });
});

describe('a student’s applications', () => {
  test('include those added by hand, as a list and as a record', async () => {
    const { student, id } = await applyOnce(api);
    const written = {
      companyName: '=HYPERLINK("x")',
      position: null,
      appliedOn: '2026-10-01',
      state: 'applied',
      url: null,
      note: null,
    };
    const { elsewhere } = (await calls.elsewhere(student, written)).json();
    await calls.elsewhere(student, { ...written, id: elsewhere.id, state: 'declined' });
    const list = await calls.mine(student);
    expect(list.map(({ kind }: { kind: string }) => kind)).toEqual(['job', 'elsewhere']);
    expect(list[1].elsewhere.state).toBe('declined');
    const csv = await calls.record(student, 'csv');
    expect(csv.body.startsWith('\uFEFF')).toBe(true);
    expect(csv.body).toContain(`"'=HYPERLINK`);
    const record = await calls.record(student, 'pdf');
    expect([record.statusCode, record.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
    await calls.deleteElsewhere(student, elsewhere.id);
    expect(await calls.mine(student)).toHaveLength(1);
    expect((await calls.showMine(student, id)).json().sent.email).toContain('@');
  });

  test('are withdrawn once, and the company is notified', async () => {
    const { who, student, id } = await applyOnce(api);
    expect((await calls.withdraw(student, id)).json().application.status).toBe('withdrawn');
    expect((await calls.withdraw(student, id)).json().code).toBe('application_ended');
    expect((await calls.list(who, '?status=withdrawn')).json().applyList).toHaveLength(1);
    const told = await calls.get(who, '/v1/company/notifications/detail');
    const kinds = told.json().notificationsDetail.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['studentWithdrew', 'studentApplied']);
  });
});

test('the other side, and levels that do not handle applicants, are refused', async () => {
  const { who, student, jobId } = await applyOnce(api);
  const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
  const status = async (sent: Promise<{ statusCode: number }>) => (await sent).statusCode;
  expect(await status(calls.apply(who, jobId))).toBe(403);
  expect(await status(calls.list(student))).toBe(403);
  expect(await status(calls.list(interviewer))).toBe(200);
  expect(await status(calls.list(interviewer, `/${jobId}`))).toBe(403);
  expect(await status(calls.csv(interviewer))).toBe(403);
});
