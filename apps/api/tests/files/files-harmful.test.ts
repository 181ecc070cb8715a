import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { cfb, greyPng, jpeg, ooxml, pdf, zip } from '../../testing/files/sample-files.ts';
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

const vba = Buffer.from('_VBA_PROJECT', 'utf16le');
const word = 'openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'openxmlformats-officedocument.spreadsheetml.sheet';
const say = (hex: string): Buffer =>
  cfb('PowerPoint Document', Buffer.from(`1f00ff0314000000020000040c00000007000000${hex}`, 'hex'));
const lying = (claims: number): Buffer => zip([{ name: 'a', content: Buffer.alloc(5000), claims }]);

const outside = {
  name: 'word/_rels/settings.xml.rels',
  content: Buffer.from(
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://elsewhere.example/a.dotm" TargetMode="External"/></Relationships>',
  ),
};

const refused: [string, string, Buffer, string][] = [
  [
    'a zip bomb',
    'b.zip',
    zip([{ name: 'a', content: Buffer.alloc(2000, 1), claims: 4_000_000_000 }]),
    'archive_refused',
  ],
  [
    'a zip of many bombs',
    'b.zip',
    zip(
      Array.from({ length: 40 }, (_, at) => ({
        name: `${at}`,
        content: Buffer.alloc(500, 1),
        claims: 90_000_000,
      })),
    ),
    'archive_refused',
  ],
  ['a zip whose part is longer than it says', 'b.zip', lying(10), 'archive_refused'],
  ['a zip whose part is shorter than it says', 'b.zip', lying(2_000_000), 'archive_refused'],
  [
    'a zip in a zip',
    'b.zip',
    zip([{ name: 'inner/a.ZIP', content: zip([{ name: 'b', content: pdf }]) }]),
    'archive_refused',
  ],
  [
    'a zip with a password',
    'b.zip',
    zip([{ name: 'a', content: pdf, locked: true }]),
    'archive_locked',
  ],
  ['macros', 'a.docm', ooxml('ms-word.document.macroEnabled'), 'macros_refused'],
  ['macros', 'renamed.docx', ooxml('ms-word.document.macroEnabled'), 'macros_refused'],
  [
    'macros',
    'a.docx',
    ooxml(word, { name: 'word/vbaProject.bin', content: vba }),
    'macros_refused',
  ],
  [
    'macros behind another name',
    'a.docx',
    ooxml(word, { name: 'word/media/image1.png', content: vba }),
    'macros_refused',
  ],
  [
    'a document with macros',
    'a.zip',
    zip([{ name: 'folder/list.XLSM', content: pdf }]),
    'macros_refused',
  ],
  [
    'an old document with macros',
    'a.zip',
    zip([{ name: 'a.doc', content: cfb('WordDocument', vba) }]),
    'macros_refused',
  ],
  ['macros', 'a.doc', cfb('WordDocument', vba), 'macros_refused'],
  ['macros', 'a.xls', cfb('Workbook', vba), 'macros_refused'],
  [
    'a sheet of macros as Excel 4 had them',
    'a.xls',
    cfb('Workbook', Buffer.from('8500090000000000000101004d', 'hex')),
    'macros_refused',
  ],
  ['a template from elsewhere', 'a.docx', ooxml(word, outside), 'outside_parts_refused'],
  ['a template from elsewhere', 'a.zip', zip([outside]), 'outside_parts_refused'],
  [
    'a document with a template from elsewhere',
    'a.zip',
    zip([{ name: 'folder/cv.DOCX', content: ooxml(word, outside) }]),
    'outside_parts_refused',
  ],
  [
    'a document with macros behind another name',
    'a.zip',
    zip([{ name: 'cv.docx', content: ooxml('ms-word.document.macroEnabled') }]),
    'macros_refused',
  ],
  [
    'a spreadsheet with a template from elsewhere',
    'a.docx',
    ooxml(word, { name: 'word/embeddings/a.xlsx', content: ooxml(sheet, outside) }),
    'outside_parts_refused',
  ],
  [
    'a document that cannot be opened',
    'a.zip',
    zip([{ name: 'cv.docx', content: pdf }]),
    'file_unreadable',
  ],
  ['a project it says it has', 'a.ppt', say('0100000002000000'), 'macros_refused'],
];

test.each(refused)('%s in %s', async (_what, name, content, code) => {
  const before = await onDisk(api);
  const reply = await calls.upload('message', [{ name, content }], { who: student });
  expect([reply.statusCode, reply.json().code]).toEqual([422, code]);
  expect(await onDisk(api)).toEqual(before);
});

test.each([
  ['a.ppt', say('0000000002000000')],
  ['a.docx', ooxml(word)],
  [
    'a.zip',
    zip([
      { name: 'a/', content: Buffer.alloc(0) },
      { name: 'a/b.pdf', content: pdf },
      { name: 'a/cv.docx', content: ooxml(word) },
    ]),
  ],
])('%s that could be harmful and is not is accepted', async (name, content) => {
  const reply = await calls.upload('message', [{ name, content }], { who: student });
  expect(reply.statusCode).toBe(200);
});

test('a picture that unpacks to 64 megapixels', async () => {
  const bomb = greyPng(8000, 8000);
  const reply = await calls.upload('picture', [{ name: 'bomb.png', content: bomb }], {
    who: student,
  });
  expect(reply.json().code).toBe('picture_too_large');
});

test('a picture of 49 megapixels with 16 bits per colour, with advice', async () => {
  const deep = greyPng(7000, 7000);
  // Its header claims 16 bits and four channels.
  deep.set([16, 6], 24);
  deep.writeUInt32BE(crc32(deep.subarray(12, 29)), 29);
  for (const purpose of ['picture', 'message'] as const) {
    const reply = await calls.upload(purpose, [{ name: 'deep.png', content: deep }], {
      who: student,
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      {
        code: 'picture_too_deep',
        message:
          'The picture is too large for 16 bits per color. Please save it with 8 bits, or reduce it to at most 25 megapixels.',
      },
    ]);
  }
});

test('eight thin pictures of sixteen million pixels at once, with the reason', async () => {
  const content = greyPng(1, 16_000_000);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () =>
      calls.upload('picture', [{ name: 'thin.png', content }], { who: student }),
    ),
  );
  for (const reply of replies) {
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      {
        code: 'picture_too_large',
        message:
          'The picture is too large. Please reduce it to at most 12000 pixels a side and 50 megapixels in all.',
      },
    ]);
  }
});

test('many pictures of one person do not delay others', async () => {
  const one = await createStudent(api);
  const content = await jpeg();
  const order: string[] = [];
  const send = async (who: SignedIn, name: string) => {
    const reply = await calls.upload('picture', [{ name: 'a.jpg', content }], { who });
    order.push(`${name} ${reply.statusCode}`);
  };
  const many = Array.from({ length: 5 }, () => send(student, 'many'));
  await Promise.all([...many, send(one, 'one')]);
  expect(order.indexOf('one 200')).toBeLessThan(3);
  expect(order.filter((told) => told === 'many 200')).toHaveLength(5);
});
