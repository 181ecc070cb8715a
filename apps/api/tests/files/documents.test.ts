import { documentKinds } from '@engawa/contract/documents/kinds';
import { Refusal } from '@engawa/platform/errors/refusal';
import { readPdf } from '@engawa/platform/testing/reading/pdf-text';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linh } from '../../src/features/documents/testing/sample-profile.ts';
import { createRecruiter, createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { fileCalls, onDisk } from '../../testing/files/uploads.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const url = (kind: string, rest = '') => `/v1/student/profile/document/${kind}${rest}`;
const get = (address: string, who?: SignedIn) =>
  api.app.inject({ url: address, headers: { languagetype: '1', ...who?.headers } });

async function save(who: SignedIn, path: string, body: object) {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/v1/student/profile/${path}`,
    headers: who.headers,
    payload: body,
  });
  expect(reply.statusCode, reply.body).toBe(200);
}

async function saveLinh(who: SignedIn, changes: Partial<ReturnType<typeof linh>['basic']> = {}) {
  const version = 0;
  const { basic, education, languages, work, story, links, resume } = linh();
  const { pictures, ...own } = basic;
  await save(who, 'basic', { ...own, ...changes, version });
  await save(who, 'education', { ...education, version });
  await save(who, 'language', { ...languages, version });
  await save(who, 'job', { ...work, version });
  await save(who, 'unique', { ...story, version });
  await save(who, 'sns', { ...links, version });
  await save(who, 'resume', { ...resume, version });
  return pictures;
}

describe('a document', () => {
  test('is made from the saved profile, named, and not cached', async () => {
    const who = await createStudent(api);
    await saveLinh(who);
    const reply = await get(url('rirekisho'), who);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-length': String(reply.rawPayload.length),
    });
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' })
      .format(api.clock.now())
      .replaceAll('-', '');
    const name = encodeURIComponent(`履歴書_Nguyen_Thi_Linh_${day}.pdf`);
    expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''${name}`);
    const { text, pages } = await readPdf(reply.rawPayload);
    expect(pages).toHaveLength(2);
    expect(text).toContain('NguyễnThịLinh');
    expect(text).toContain('@test.example');
    expect(text).toContain('電話090-1234-5678');
    expect(text).toContain('普通自動車第一種運転免許取得');
  });

  test.each(documentKinds.ids)('%s exists for an empty profile', async (kind) => {
    const who = await createStudent(api);
    const pdf = await get(url(kind), who);
    expect(pdf.statusCode).toBe(200);
    expect((await readPdf(pdf.rawPayload)).text).not.toMatch(/null|undefined/);
    const preview = await get(url(kind, '/preview'), who);
    expect(preview.json().pages.length).toBeGreaterThan(0);
  });

  test('is also available as pictures of its pages', async () => {
    const who = await createStudent(api);
    await saveLinh(who);
    const { pages } = (await get(url('rirekisho', '/preview'), who)).json();
    expect(pages).toHaveLength(2);
    for (const svg of pages) {
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect((height ?? 0) / (width ?? 1)).toBeCloseTo(297 / 210, 2);
    }
  });
});

test('a student is limited to four documents at once, with the time to wait', async () => {
  const who = await createStudent(api);
  // The first cannot finish before the fifth is requested; the others wait for it. They are short,
  // because a slow machine would use up the person's seconds.
  const slow = '#for a in range(900) { for b in range(900) { } }';
  const busy = [slow, 'b', 'c', 'd'].map((template) =>
    api.services.typesetter.pdf(template, {}, { by: who.accountId }),
  );
  const reply = await get(url('rirekisho'), who);
  expect(reply.statusCode).toBe(429);
  expect(reply.headers['retry-after']).toBe('2');
  await Promise.all(busy);
  expect((await get(url('rirekisho'), who)).statusCode).toBe(200);
});

test('a document that cannot be typeset is reported, with advice', async () => {
  const who = await createStudent(api);
  const { typesetter } = api.services;
  const { pages } = typesetter;
  typesetter.pages = () => Promise.reject(new Refusal('preview_too_long'));
  try {
    const reply = await get(url('rirekisho', '/preview'), who);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      code: 'preview_too_long',
      message:
        'This document has too many pages or different characters to preview. Please save it as PDF instead.',
    });
  } finally {
    typesetter.pages = pages;
  }
});

test('a stopped server leaves no typesetting process', async () => {
  const own = await startTestApp();
  await own.services.typesetter.pdf('a', {});
  const { pid = 0 } = own.services.typesetter;
  expect(process.kill(pid, 0)).toBe(true);
  await own.close();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

describe('the photo', () => {
  const colour = { r: 200, g: 30, b: 30 };
  const portrait = () =>
    sharp({ create: { width: 800, height: 800, channels: 3, background: colour } })
      .png()
      .toBuffer();

  async function withPhoto() {
    const who = await createStudent(api);
    const { upload } = fileCalls(api);
    const reply = await upload('portrait', [{ name: 'me.png', content: await portrait() }], {
      who,
    });
    await saveLinh(who, { pictureId: reply.json().file.id });
    return who;
  }

  test('appears on the 履歴書 only', async () => {
    const who = await withPhoto();
    const [first] = (await get(url('rirekisho', '/preview'), who)).json().pages;
    expect(first).toContain('data:image/jpeg;base64,');
    expect(first).not.toMatch(/href="(?!#|data:image)/);
    const other = (await get(url('shokumukeirekisho', '/preview'), who)).json().pages;
    expect(other.join('')).not.toContain('data:image');
  });

  test('missing from the store leaves the box empty', async () => {
    const who = await withPhoto();
    expect((await onDisk(api)).length).toBeGreaterThan(0);
    api.services.files.store.get = async () => undefined;
    try {
      const reply = await get(url('rirekisho'), who);
      expect((await readPdf(reply.rawPayload)).text).toContain('写真をはる位置');
    } finally {
      // Removes the override, which uncovers the method of the class.
      Reflect.deleteProperty(api.services.files.store, 'get');
    }
  });
});

describe('access', () => {
  test('is for the student only: no URL exists for others', async () => {
    for (const rest of ['', '/preview']) {
      expect((await get(url('rirekisho', rest))).statusCode).toBe(401);
      const recruiter = await createRecruiter(api);
      expect((await get(url('rirekisho', rest), recruiter)).statusCode).toBe(403);
    }
    const one = await createStudent(api);
    const other = await createStudent(api);
    await saveLinh(one);
    const { text } = await readPdf((await get(url('rirekisho'), other)).rawPayload);
    expect(text).not.toContain('Nguyễn');
  });

  test('refuses an unknown document', async () => {
    const who = await createStudent(api);
    expect((await get(url('passport'), who)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
