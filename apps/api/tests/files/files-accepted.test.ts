import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { cfb, jpeg, pdf, png, zip } from '../../testing/files/sample-files.ts';
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

describe('accepted uploads', () => {
  test('a document comes back byte for byte, as an attachment with its name', async () => {
    const stored = await calls.upload('resume', [{ name: '履歴書 2026.pdf', content: pdf }], {
      who: student,
    });
    expect(stored.statusCode).toBe(200);
    const { file } = stored.json();
    expect(file).toMatchObject({
      name: '履歴書 2026.pdf',
      mediaType: 'application/pdf',
      bytes: pdf.length,
    });
    const link = (await calls.get(`/v1/student/file/${file.id}`, student)).json();
    const download = await calls.get(link.url);
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

  test('a picture is re-encoded to widths, without location data', async () => {
    const stored = await calls.upload('picture', [{ name: 'cover.jpg', content: await jpeg() }], {
      who: student,
    });
    const { pictures } = stored.json().file;
    expect(pictures.map((one: { width: number }) => one.width)).toEqual([320, 640, 1280]);
    const shown = await calls.get(pictures[1].url);
    // A student's file: caches in between must not store it.
    expect(shown.headers['cache-control']).toBe('private, max-age=3600');
    const details = await sharp(shown.rawPayload).metadata();
    expect(details).toMatchObject({ format: 'webp', width: 640, height: 360 });
    expect(details.exif).toBeUndefined();
    const link = (await calls.get(`/v1/student/file/${stored.json().file.id}`, student)).json();
    expect(link.url).toBe(pictures[2].url);
  });

  test('a company’s picture may be cached publicly', async () => {
    const who = await createRecruiter(api);
    const files = [{ name: 'cover.jpg', content: await jpeg() }];
    const stored = await calls.upload('picture', files, { who, side: 'company' });
    const shown = await calls.get(stored.json().file.pictures[0].url);
    expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a small picture is not enlarged', async () => {
    const stored = await calls.upload(
      'portrait',
      [{ name: 'me.png', content: await png(80, 80) }],
      { who: student },
    );
    expect(stored.json().file.pictures.map((one: { width: number }) => one.width)).toEqual([80]);
  });

  test('a photo in a message keeps its format and loses location data', async () => {
    const original = await jpeg();
    const stored = await calls.upload('message', [{ name: 'photo.JPEG', content: original }], {
      who: student,
    });
    const { file } = stored.json();
    const link = (await calls.get(`/v1/student/file/${file.id}`, student)).json();
    const details = await sharp((await calls.get(link.url)).rawPayload).metadata();
    expect(details.format).toBe('jpeg');
    expect(details.exif).toBeUndefined();
    expect((await sharp(original).metadata()).exif).toBeDefined();
  });

  const accepted: [string, Buffer][] = [
    ['old.doc', cfb('WordDocument')],
    ['old.xls', cfb('Workbook')],
    ['old.ppt', cfb('PowerPoint Document')],
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
    expect((await calls.upload('message', [{ name, content }], { who: student })).statusCode).toBe(
      200,
    );
  });

  test('a retry with the same key stores it once', async () => {
    const headers = { 'idempotency-key': 'upload-1' };
    const first = await calls.upload('resume', [{ name: 'a.pdf', content: pdf }], {
      who: student,
      headers,
    });
    const again = await calls.upload('resume', [{ name: 'a.pdf', content: pdf }], {
      who: student,
      headers,
    });
    expect(again.json()).toEqual(first.json());
    const other = await calls.upload(
      'resume',
      [{ name: 'a.pdf', content: Buffer.concat([pdf, pdf]) }],
      { who: student, headers },
    );
    expect(other.json().code).toBe('idempotency_key_reused');
  });
});
