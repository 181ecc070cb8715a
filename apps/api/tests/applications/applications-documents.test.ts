import { Refusal } from '@engawa/platform/errors/refusal';
import { readPdf } from '@engawa/platform/testing/reading/pdf-text';
import { readZip } from '@engawa/platform/testing/reading/read-zip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmployer, jobCalls, jobWith, releaseOne } from '../../testing/contents/jobs.ts';
import { createRecruiter } from '../../testing/database/factories.ts';
import { pdf } from '../../testing/files/sample-files.ts';
import { fileCalls, onDisk } from '../../testing/files/uploads.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import {
  applicationCalls,
  applyOnce,
  createApplicant,
  publishJob,
} from '../../testing/talk/applications.ts';

let api: TestApp;
let calls: ReturnType<typeof applicationCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = applicationCalls(api);
});
afterAll(() => api.close());

const withRirekisho = { documents: ['rirekisho'] };
const filesOf = async (studentId: string) => {
  const { rows } = await api.services.databases.pool.query(
    `select id, key, name, media_type from stored_file where student_id = $1 and purpose = 'made'`,
    [studentId],
  );
  return rows;
};

/** Fails as a typesetter that cannot set a text. */
async function withoutTypesetter<T>(
  code: 'document_failed' | 'unavailable',
  run: () => Promise<T>,
) {
  const { typesetter } = api.services;
  const { pdf: works } = typesetter;
  let left = 1;
  // The first document is set, so that its file must be removed again.
  typesetter.pdf = (...order) => (left-- > 0 ? works(...order) : Promise.reject(new Refusal(code)));
  try {
    return await run();
  } finally {
    typesetter.pdf = works;
  }
}

describe('documents made at submission', () => {
  test('reach the company as they were, whatever the student changes later', async () => {
    const student = await createApplicant(api);
    const more = { documents: ['rirekisho', 'shokumukeirekisho', 'resume-en'] };
    const { who, id } = await applyOnce(api, { student, more });
    const { sent } = (await calls.show(who, id)).json();
    expect(sent.documents.map(({ kind }: { kind: string }) => kind)).toEqual(more.documents);
    expect(sent.documents[0].file).toMatchObject({
      name: expect.stringMatching(/^履歴書_.+\.pdf$/),
      mediaType: 'application/pdf',
    });

    const before = await calls.document(who, id);
    expect([before.statusCode, before.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { profile } = await profileCalls(api, student).show();
    await profileCalls(api, student).save('story', { ...profile.story, strength: '別の強み' });
    const after = await calls.document(who, id);
    expect(after.rawPayload).toEqual(before.rawPayload);
    expect((await readPdf(after.rawPayload)).text).toContain('履歴書');

    const fileId = sent.documents[0].file.id;
    expect((await calls.get(who, `/v1/company/file/${fileId}`)).statusCode).toBe(200);
    const mine = (await calls.showMine(student, id)).json();
    expect(mine.sent.documents).toEqual(sent.documents);
    expect((await calls.get(student, `/v1/student/file/${fileId}`)).statusCode).toBe(200);
  });

  test('that cannot be made stop the application, and nothing is stored', async () => {
    const { who, jobId } = await publishJob(api);
    const student = await createApplicant(api);
    const stored = (await onDisk(api)).length;
    const more = { documents: ['resume-en', 'rirekisho'] };
    const refused = await withoutTypesetter('document_failed', () =>
      calls.apply(student, jobId, more),
    );
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'documents_not_made']);
    expect(refused.json().message).toMatch(/^Your application was not sent.+履歴書/);
    const busy = await withoutTypesetter('unavailable', () => calls.apply(student, jobId, more));
    expect(busy.statusCode).toBe(503);
    expect(await filesOf(student.accountId)).toEqual([]);
    expect(await onDisk(api)).toHaveLength(stored);
    expect((await calls.list(who)).json().applyList).toEqual([]);
    expect((await calls.apply(student, jobId, more)).statusCode).toBe(200);
  });

  test('are not stored when the application is refused', async () => {
    const { jobId } = await publishJob(api);
    const student = await createApplicant(api);
    const stored = (await onDisk(api)).length;
    const more = { ...withRirekisho, residenceConfirmed: false };
    expect((await calls.apply(student, jobId, more)).json().code).toBe('residence_not_confirmed');
    expect(await filesOf(student.accountId)).toEqual([]);
    expect(await onDisk(api)).toHaveLength(stored);
  });

  test('of a profile that changes meanwhile are refused', async () => {
    const { jobId } = await publishJob(api);
    const student = await createApplicant(api);
    const { typesetter } = api.services;
    const { pdf: works } = typesetter;
    typesetter.pdf = async (...order) => {
      const { profile } = await profileCalls(api, student).show();
      await profileCalls(api, student).save('resume', { ...profile.resume, requests: '東京' });
      return works(...order);
    };
    try {
      const reply = await calls.apply(student, jobId, withRirekisho);
      expect(reply.json().code).toBe('preview_outdated');
    } finally {
      typesetter.pdf = works;
    }
  });

  test('stay with a withdrawn application, and go with a student who blocks or leaves', async () => {
    const { who, student, id } = await applyOnce(api, { more: withRirekisho });
    await calls.withdraw(student, id);
    expect((await calls.document(who, id)).statusCode).toBe(200);
    const [file] = await filesOf(student.accountId);

    const reply = await api.app.inject({
      method: 'DELETE',
      url: '/v1/student/account',
      headers: student.headers,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await calls.document(who, id)).statusCode).toBe(404);
    expect((await calls.files(who, [id])).json().code).toBe('no_application_files');
    expect((await calls.get(who, `/v1/company/file/${file.id}`)).statusCode).toBe(404);
    expect(await filesOf(student.accountId)).toEqual([]);
  });

  test('are in the archive of the student’s own data', async () => {
    const { student } = await applyOnce(api, { more: withRirekisho });
    const { url } = (await calls.get(student, '/v1/student/data-download')).json();
    const names = [...(await readZip((await api.app.inject({ url })).rawPayload)).keys()];
    expect(names.join(' ')).toMatch(/files\/履歴書_.+\.pdf/);
  });

  test('are unknown to another company, and of a kind that was not sent', async () => {
    const { who, id } = await applyOnce(api, { more: withRirekisho });
    const stranger = await createRecruiter(api);
    expect((await calls.document(stranger, id)).statusCode).toBe(404);
    expect((await calls.files(stranger, [id])).statusCode).toBe(404);
    expect((await calls.document(who, id, 'resume-en')).statusCode).toBe(404);
  });
});

test('a posting’s required documents are sent, or own files in their place', async () => {
  const who = await createEmployer(api, { plan: 2 });
  const requiredDocuments = ['rirekisho', 'shokumukeirekisho'] as const;
  const jobId = await releaseOne(
    jobCalls(api),
    who,
    jobWith({ common: { requiredDocuments: [...requiredDocuments] } }),
  );
  const student = await createApplicant(api);
  const preview = (await calls.preview(student, jobId)).json();
  expect(preview.job.requiredDocuments).toEqual(requiredDocuments);
  const refused = await calls.apply(student, jobId, { documents: ['resume-en', 'rirekisho'] });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'documents_required',
    message: 'This job requires these documents: 職務経歴書 (Japanese CV)',
  });

  const upload = await fileCalls(api).upload('resume', [{ name: '職歴.pdf', content: pdf }], {
    who: student,
  });
  const fileId = upload.json().file.id;
  await profileCalls(api, student).attach('cv-ja', fileId);
  const reply = await calls.apply(student, jobId, { ...withRirekisho, files: [fileId] });
  expect(reply.statusCode, reply.body).toBe(200);
});

describe('the ZIP of applications', () => {
  test('has a folder for each applicant with documents and own files', async () => {
    const { who, jobId } = await publishJob(api);
    const one = await createApplicant(api);
    const upload = await fileCalls(api).upload('resume', [{ name: 'cv.pdf', content: pdf }], {
      who: one,
    });
    const fileId = upload.json().file.id;
    await profileCalls(api, one).attach('cv-en', fileId);
    const first = await applyOnce(api, {
      who,
      jobId,
      student: one,
      more: { ...withRirekisho, files: [fileId] },
    });
    const second = await applyOnce(api, { who, jobId, more: { documents: ['resume-en'] } });
    const bare = await applyOnce(api, { who, jobId });
    const reply = await calls.files(who, [first.id, second.id, bare.id]);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
    const contents = await readZip(reply.rawPayload);
    const names = [...contents.keys()];
    const folders = new Set(names.map((name) => name.split('/')[0]));
    expect([names.length, folders.size]).toEqual([3, 2]);
    const own = names.find((name) => name.endsWith('/cv.pdf')) ?? '';
    expect(contents.get(own)).toEqual(pdf);

    const nothing = await calls.files(who, [bare.id]);
    expect([nothing.statusCode, nothing.json().code]).toEqual([409, 'no_application_files']);
  });

  test('is not for interviewers, who open single documents', async () => {
    const { who, id } = await applyOnce(api, { more: withRirekisho });
    const interviewer = await createRecruiter(api, { companyId: who.companyId, level: 3 });
    expect((await calls.files(interviewer, [id])).statusCode).toBe(403);
    expect((await calls.document(interviewer, id)).statusCode).toBe(200);
  });
});
