import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import type { FormFile } from '../../testing/files/multipart.ts';
import { cfb, elf, html, pdf, svg } from '../../testing/files/sample-files.ts';
import { fileCalls, onDisk } from '../../testing/files/uploads.ts';
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

describe('refused uploads', () => {
  const refused: [string, string, FormFile[], number, string][] = [
    [
      'an installer named .doc',
      'message',
      [{ name: 'a.doc', content: cfb('Installer') }],
      415,
      'file_type_refused',
    ],
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
    const before = { rows: await countRows(api, 'stored_file'), disk: await onDisk(api) };
    const reply = await calls.upload(purpose, files, { who: student });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(reply.json().message).toMatch(/^[A-Z]/);
    expect({ rows: await countRows(api, 'stored_file'), disk: await onDisk(api) }).toEqual(before);
  });

  test('more than the purpose allows, with its limit', async () => {
    const big = Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]);
    const reply = await calls.upload('resume', [{ name: 'cv.pdf', content: big }], {
      who: student,
    });
    expect(reply.statusCode).toBe(413);
    expect(reply.json().message).toBe('The file is too large. Please choose one of up to 20 MB.');
  });

  test('JSON where a form is expected', async () => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/v1/student/upload-file',
      headers: student.headers,
      payload: { purpose: 'resume' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['cv\u202Efdp.pdf', 'cvfdp.pdf'],
    [`${'長'.repeat(300)}.pdf`, `${'長'.repeat(146)}.pdf`],
  ])('the name %j becomes %j', async (name, clean) => {
    const reply = await calls.upload('resume', [{ name, content: pdf }], { who: student });
    expect(reply.json().file.name).toBe(clean);
  });
});
