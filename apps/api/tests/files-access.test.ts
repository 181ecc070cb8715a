import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createRecruiter, createStudent, type SignedIn } from '../testing/factories.ts';
import { pdf } from '../testing/sample-files.ts';
import { fileCalls } from '../testing/uploads.ts';

let api: TestApp;
let calls: ReturnType<typeof fileCalls>;
let student: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  calls = fileCalls(api);
  student = await createStudent(api);
});
afterAll(() => api.close());

describe('who may read and delete', () => {
  test("someone else's file is answered exactly like one that does not exist", async () => {
    const { id } = (
      await calls.upload('resume', [{ name: 'cv.pdf', content: pdf }], { who: student })
    ).json().file;
    const stranger = await createStudent(api);
    const company = await createRecruiter(api);
    const missing = await calls.get(`/v1/student/file/${crypto.randomUUID()}`, stranger);
    expect(missing.statusCode).toBe(404);
    expect((await calls.get(`/v1/student/file/${id}`, stranger)).body).toBe(missing.body);
    expect((await calls.get(`/v1/company/file/${id}`, company)).body).toBe(missing.body);
    const deleted = await calls.remove(id, stranger);
    expect(deleted.statusCode).toBe(404);
    expect((await calls.get(`/v1/student/file/${id}`, student)).statusCode).toBe(200);
  });

  test('whoever takes part in what uses it may read it', async () => {
    const { id } = (
      await calls.upload('message', [{ name: 'a.pdf', content: pdf }], { who: student })
    ).json().file;
    const reader = await createRecruiter(api);
    await api.services.databases.commands
      .insertInto('file_use')
      .values({ file_id: id, subject: 'message:1', reader_company_id: reader.companyId })
      .execute();
    expect((await calls.get(`/v1/company/file/${id}`, reader)).statusCode).toBe(200);
    const inUse = await calls.remove(id, student);
    expect([inUse.statusCode, inUse.json().code]).toEqual([409, 'file_in_use']);
  });

  test('colleagues share the files of their company', async () => {
    const one = await createRecruiter(api);
    const colleague = await createRecruiter(api, { companyId: one.companyId, level: 3 });
    const stored = await calls.upload('message', [{ name: 'a.pdf', content: pdf }], {
      who: one,
      side: 'company',
    });
    const { id } = stored.json().file;
    expect((await calls.get(`/v1/company/file/${id}`, colleague)).statusCode).toBe(200);
  });

  test('a link cannot be changed, and ends', async () => {
    const { id } = (
      await calls.upload('resume', [{ name: 'cv.pdf', content: pdf }], { who: student })
    ).json().file;
    const { url } = (await calls.get(`/v1/student/file/${id}`, student)).json();
    const later = url.replace(
      /expires=(\d+)/,
      (_: string, at: string) => `expires=${Number(at) + 60}`,
    );
    expect((await calls.get(later)).statusCode).toBe(404);
    expect((await calls.get(`${url}x`)).statusCode).toBe(404);
    api.clock.advance(301);
    const expired = await calls.get(url);
    expect([expired.statusCode, expired.json().code]).toEqual([410, 'link_expired']);
  });
});
