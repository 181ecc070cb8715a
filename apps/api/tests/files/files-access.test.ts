import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { jpeg, pdf } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let calls: ReturnType<typeof fileCalls>;
let student: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  calls = fileCalls(api);
  student = await createStudent(api);
});
afterAll(() => api.close());

describe('reading and deleting', () => {
  test('a stranger’s file looks exactly like one that does not exist', async () => {
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

  test('participants of its use may read it', async () => {
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

  test.each([0, 3] as const)(
    'an unused upload of a colleague is private, at level %d too',
    async (level) => {
      const one = await createRecruiter(api);
      const colleague = await createRecruiter(api, { companyId: one.companyId, level });
      const upload = async (purpose: string, content: Buffer) => {
        const files = [{ name: 'a', content }];
        return (await calls.upload(purpose, files, { who: one, side: 'company' })).json().file.id;
      };
      for (const id of [await upload('message', pdf), await upload('picture', await jpeg())]) {
        expect((await calls.get(`/v1/company/file/${id}`, colleague)).statusCode).toBe(404);
        expect((await calls.remove(id, colleague, 'company')).statusCode).toBe(404);
        expect((await calls.get(`/v1/company/file/${id}`, one)).statusCode).toBe(200);
        expect((await calls.remove(id, one, 'company')).statusCode).toBe(200);
      }
    },
  );

  test('pictures shown and files received are readable for the whole company', async () => {
    const one = await createRecruiter(api);
    const colleague = await createRecruiter(api, { companyId: one.companyId, level: 3 });
    const use = async (purpose: string, content: Buffer, reader: string | null) => {
      const files = [{ name: 'a', content }];
      const reply = await calls.upload(purpose, files, { who: one, side: 'company' });
      const { id } = reply.json().file;
      await api.services.databases.commands
        .insertInto('file_use')
        .values({ file_id: id, subject: 'message:2', reader_company_id: reader })
        .execute();
      return (await calls.get(`/v1/company/file/${id}`, colleague)).statusCode;
    };
    expect(await use('picture', await jpeg(), null)).toBe(200);
    expect(await use('message', pdf, one.companyId)).toBe(200);
    // Attached to a thing without this company as reader.
    expect(await use('message', pdf, null)).toBe(404);
  });

  test('a link cannot be changed, and expires', async () => {
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
