import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putObjects } from '../src/features/files/store-file.ts';
import { sweepFiles } from '../src/features/files/sweep-files.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createRecruiter, createStudent, type SignedIn } from '../testing/factories.ts';
import { type FormFile, multipart } from '../testing/multipart.ts';
import { countRows } from '../testing/rows.ts';
import { cfb, elf, html, jpeg, pdf, pictureBomb, png, svg, zip } from '../testing/sample-files.ts';

let api: TestApp;
let student: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  student = await createStudent(api);
});
afterAll(() => api.close());

async function upload(
  purpose: string,
  files: FormFile[],
  { who = student, side = 'student', headers = {} as Record<string, string> } = {},
) {
  const form = multipart({ purpose }, files);
  return api.app.inject({
    method: 'POST',
    url: `/v1/${side}/upload-file`,
    headers: { languagetype: '1', ...who.headers, ...form.headers, ...headers },
    payload: form.payload,
  });
}

const post = (url: string, payload: object, who: SignedIn) =>
  api.app.inject({ method: 'POST', url, headers: who.headers, payload });
const get = (url: string, who?: SignedIn) =>
  api.app.inject({ url, headers: { languagetype: '1', ...who?.headers } });

/** What lies in the folder: finished objects, and uploads on their way. */
const onDisk = () =>
  ['files', 'incoming'].flatMap((name) => {
    const folder = join(api.folder, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  });

describe('what is accepted', () => {
  test('a document comes back byte for byte, as an attachment with its own name', async () => {
    const stored = await upload('resume', [{ name: '履歴書 2026.pdf', content: pdf }]);
    expect(stored.statusCode).toBe(200);
    const { file } = stored.json();
    expect(file).toMatchObject({
      name: '履歴書 2026.pdf',
      mediaType: 'application/pdf',
      bytes: pdf.length,
    });
    const link = (await get(`/v1/student/file/${file.id}`, student)).json();
    const download = await get(link.url);
    expect(download.statusCode).toBe(200);
    expect(download.rawPayload.equals(pdf)).toBe(true);
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(download.headers['content-disposition']).toBe(
      `attachment; filename="___ 2026.pdf"; filename*=UTF-8''${encodeURIComponent('履歴書 2026.pdf')}`,
    );
  });

  test('a picture is re-encoded to widths, without the place where it was taken', async () => {
    const stored = await upload('picture', [{ name: 'cover.jpg', content: await jpeg() }]);
    const { pictures } = stored.json().file;
    expect(pictures.map((one: { width: number }) => one.width)).toEqual([320, 640, 1280]);
    const shown = await get(pictures[1].url);
    expect(shown.headers['cache-control']).toContain('immutable');
    const details = await sharp(shown.rawPayload).metadata();
    expect(details).toMatchObject({ format: 'webp', width: 640, height: 360 });
    expect(details.exif).toBeUndefined();
  });

  test('a small picture is not enlarged', async () => {
    const stored = await upload('portrait', [{ name: 'me.png', content: await png(80, 80) }]);
    expect(stored.json().file.pictures.map((one: { width: number }) => one.width)).toEqual([80]);
  });

  test('a photo in a message keeps its format and loses its place', async () => {
    const original = await jpeg();
    const stored = await upload('message', [{ name: 'photo.JPEG', content: original }]);
    const { file } = stored.json();
    const link = (await get(`/v1/student/file/${file.id}`, student)).json();
    const details = await sharp((await get(link.url)).rawPayload).metadata();
    expect(details.format).toBe('jpeg');
    expect(details.exif).toBeUndefined();
    expect((await sharp(original).metadata()).exif).toBeDefined();
  });

  const accepted: [string, Buffer][] = [
    ['old.doc', cfb],
    ['old.xls', cfb],
    ['old.ppt', cfb],
    ['notes.txt', Buffer.from('面接メモ\n9時から')],
    ['notes.text', Buffer.from('plain')],
    ['works.zip', zip([{ name: 'a.txt', content: Buffer.from('hello') }])],
    [
      'movie.mp4',
      Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        Buffer.from('ftypmp42\0\0\0\0mp42isom'),
        Buffer.alloc(64),
      ]),
    ],
  ];
  test.each(accepted)('a message may carry %s', async (name, content) => {
    expect((await upload('message', [{ name, content }])).statusCode).toBe(200);
  });

  test('a retry with the same key stores it once', async () => {
    const headers = { 'idempotency-key': 'upload-1' };
    const first = await upload('resume', [{ name: 'a.pdf', content: pdf }], { headers });
    const again = await upload('resume', [{ name: 'a.pdf', content: pdf }], { headers });
    expect(again.json()).toEqual(first.json());
    const other = await upload('resume', [{ name: 'a.pdf', content: Buffer.concat([pdf, pdf]) }], {
      headers,
    });
    expect(other.json().code).toBe('idempotency_key_reused');
  });
});

describe('what is refused', () => {
  const refused: [string, string, FormFile[], number, string][] = [
    [
      'an executable named .png',
      'picture',
      [{ name: 'cat.png', content: elf }],
      415,
      'file_type_refused',
    ],
    [
      'an executable named .pdf',
      'resume',
      [{ name: 'cv.pdf', content: elf }],
      415,
      'file_type_refused',
    ],
    ['HTML named .jpg', 'picture', [{ name: 'cat.jpg', content: html }], 415, 'file_type_refused'],
    ['HTML named .pdf', 'resume', [{ name: 'cv.pdf', content: html }], 415, 'file_type_refused'],
    ['SVG', 'picture', [{ name: 'logo.svg', content: svg }], 415, 'file_type_refused'],
    ['SVG named .png', 'picture', [{ name: 'logo.png', content: svg }], 415, 'file_type_refused'],
    ['SVG in a message', 'message', [{ name: 'logo.svg', content: svg }], 415, 'file_type_refused'],
    [
      'binary named .txt',
      'message',
      [{ name: 'a.txt', content: Buffer.from([1, 2, 3, 0]) }],
      415,
      'file_type_refused',
    ],
    [
      'a picture as a résumé',
      'resume',
      [{ name: 'cv.pdf', content: Buffer.from('GIF89a\x01\x00\x01\x00') }],
      415,
      'file_type_refused',
    ],
    [
      'a zip bomb',
      'message',
      [
        {
          name: 'b.zip',
          content: zip([{ name: 'a', content: Buffer.alloc(2000, 1), claims: 4_000_000_000 }]),
        },
      ],
      422,
      'archive_refused',
    ],
    [
      'a zip of many bombs',
      'message',
      [
        {
          name: 'b.zip',
          content: zip(
            Array.from({ length: 40 }, (_, at) => ({
              name: `${at}`,
              content: Buffer.alloc(500, 1),
              claims: 90_000_000,
            })),
          ),
        },
      ],
      422,
      'archive_refused',
    ],
    [
      'a broken zip',
      'message',
      [
        {
          name: 'b.zip',
          content: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100, 7)]),
        },
      ],
      422,
      'file_unreadable',
    ],
    [
      'a broken picture',
      'picture',
      [
        {
          name: 'a.png',
          content: Buffer.concat([
            Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
            Buffer.from('\0\0\0\rIHDR'),
            Buffer.alloc(60, 1),
          ]),
        },
      ],
      422,
      'file_unreadable',
    ],
    ['an empty file', 'resume', [{ name: 'cv.pdf', content: '' }], 422, 'file_empty'],
    ['no file', 'resume', [], 422, 'file_missing'],
    [
      'two files',
      'message',
      [
        { name: 'a.pdf', content: pdf },
        { name: 'b.pdf', content: pdf },
      ],
      422,
      'too_many_files',
    ],
    ['an unknown purpose', 'weapon', [{ name: 'cv.pdf', content: pdf }], 422, 'invalid_input'],
  ];
  test.each(refused)('%s', async (_name, purpose, files, status, code) => {
    const before = { rows: await countRows(api, 'stored_file'), disk: onDisk() };
    const reply = await upload(purpose, files);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(reply.json().message).toMatch(/^[A-Z]/);
    expect({ rows: await countRows(api, 'stored_file'), disk: onDisk() }).toEqual(before);
  });

  test('a picture that unpacks to 64 megapixels', async () => {
    const bomb = await pictureBomb();
    const reply = await upload('picture', [{ name: 'bomb.png', content: bomb }]);
    expect(reply.json().code).toBe('file_unreadable');
  });

  test('more than the purpose allows, in the words of its limit', async () => {
    const big = Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]);
    const reply = await upload('resume', [{ name: 'cv.pdf', content: big }]);
    expect(reply.statusCode).toBe(413);
    expect(reply.json().message).toBe('The file is too large. Please choose one of up to 20 MB.');
  });

  test('JSON where a form is expected', async () => {
    const reply = await post('/v1/student/upload-file', { purpose: 'resume' }, student);
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
  });

  test('more than the quota', async () => {
    const full = await createStudent(api);
    await api.services.databases.pool.query('insert into storage_usage values ($1, $2)', [
      full.accountId,
      1024 ** 3 - 10,
    ]);
    const before = onDisk();
    const reply = await upload('resume', [{ name: 'cv.pdf', content: pdf }], { who: full });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'quota_exceeded']);
    expect(onDisk()).toEqual(before);
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['cv\u202Efdp.pdf', 'cvfdp.pdf'],
    [`${'長'.repeat(300)}.pdf`, `${'長'.repeat(146)}.pdf`],
  ])('the name %j becomes %j', async (name, clean) => {
    const reply = await upload('resume', [{ name, content: pdf }]);
    expect(reply.json().file.name).toBe(clean);
  });
});

describe('who may read and delete', () => {
  test("someone else's file is answered exactly like one that does not exist", async () => {
    const { id } = (await upload('resume', [{ name: 'cv.pdf', content: pdf }])).json().file;
    const stranger = await createStudent(api);
    const company = await createRecruiter(api);
    const missing = await get(`/v1/student/file/${crypto.randomUUID()}`, stranger);
    expect(missing.statusCode).toBe(404);
    expect((await get(`/v1/student/file/${id}`, stranger)).body).toBe(missing.body);
    expect((await get(`/v1/company/file/${id}`, company)).body).toBe(missing.body);
    const deleted = await post('/v1/student/upload-file/delete', { id }, stranger);
    expect(deleted.statusCode).toBe(404);
    expect((await get(`/v1/student/file/${id}`, student)).statusCode).toBe(200);
  });

  test('whoever takes part in what uses it may read it', async () => {
    const { id } = (await upload('message', [{ name: 'a.pdf', content: pdf }])).json().file;
    const reader = await createRecruiter(api);
    await api.services.databases.commands
      .insertInto('file_use')
      .values({ file_id: id, subject: 'message:1', reader_company_id: reader.companyId })
      .execute();
    expect((await get(`/v1/company/file/${id}`, reader)).statusCode).toBe(200);
    const inUse = await post('/v1/student/upload-file/delete', { id }, student);
    expect([inUse.statusCode, inUse.json().code]).toEqual([409, 'file_in_use']);
  });

  test('colleagues share the files of their company', async () => {
    const one = await createRecruiter(api);
    const colleague = await createRecruiter(api, { companyId: one.companyId, level: 3 });
    const stored = await upload('message', [{ name: 'a.pdf', content: pdf }], {
      who: one,
      side: 'company',
    });
    const { id } = stored.json().file;
    expect((await get(`/v1/company/file/${id}`, colleague)).statusCode).toBe(200);
  });

  test('a link cannot be changed, and ends', async () => {
    const { id } = (await upload('resume', [{ name: 'cv.pdf', content: pdf }])).json().file;
    const { url } = (await get(`/v1/student/file/${id}`, student)).json();
    const later = url.replace(
      /expires=(\d+)/,
      (_: string, at: string) => `expires=${Number(at) + 60}`,
    );
    expect((await get(later)).statusCode).toBe(404);
    expect((await get(`${url}x`)).statusCode).toBe(404);
    api.clock.advance(301);
    const expired = await get(url);
    expect([expired.statusCode, expired.json().code]).toEqual([410, 'link_expired']);
  });
});

describe('the sweep', () => {
  const sweep = () => sweepFiles(api.services.files, api.clock.now());
  const usage = async (id: string) =>
    (
      await api.services.databases.pool.query(
        'select bytes from storage_usage where owner_id = $1',
        [id],
      )
    ).rows[0]?.bytes;

  test('a deleted file is gone from the list, the quota and the disk', async () => {
    const owner = await createStudent(api);
    const { file } = (
      await upload('picture', [{ name: 'a.jpg', content: await jpeg() }], { who: owner })
    ).json();
    expect(await usage(owner.accountId)).toBe(file.bytes);
    expect((await post('/v1/student/upload-file/delete', { id: file.id }, owner)).statusCode).toBe(
      200,
    );
    expect(await usage(owner.accountId)).toBe(0);
    expect((await get(file.pictures[0].url)).statusCode).toBe(404);
    const before = onDisk().length;
    expect((await sweep()).objects).toBe(3);
    expect(onDisk().length).toBe(before - 3);
  });

  test('a file that nothing uses goes after a day, one in use stays', async () => {
    const owner = await createStudent(api);
    const keep = (
      await upload('resume', [{ name: 'keep.pdf', content: pdf }], { who: owner })
    ).json().file;
    await upload('resume', [{ name: 'drop.pdf', content: pdf }], { who: owner });
    await api.services.databases.commands
      .insertInto('file_use')
      .values({ file_id: keep.id, subject: 'resume' })
      .execute();
    api.clock.advance(23 * 3600);
    await sweep();
    expect(await usage(owner.accountId)).toBe(2 * pdf.length);
    api.clock.advance(2 * 3600);
    await sweep();
    expect(await usage(owner.accountId)).toBe(pdf.length);
  });

  test('bytes of a process that was killed before it finished go too', async () => {
    await sweep();
    const before = onDisk();
    const path = join(api.folder, 'arriving');
    await writeFile(path, pdf);
    const object = { key: 'k'.repeat(32), path, mediaType: 'application/pdf', bytes: pdf.length };
    await putObjects(api.services.files, { objects: [object] }, api.clock.now());
    await sweep();
    expect(onDisk().length).toBe(before.length + 1);
    api.clock.advance(3601);
    expect((await sweep()).objects).toBe(1);
    expect(onDisk()).toEqual(before);
  });
});
