import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const signed = 'expires=1&signature=x';
const archive = `/v1/data-download/0197a6a0-0000-7000-8000-000000000000?${signed}`;
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const opened = { ...browser, 'sec-fetch-dest': 'document' };
const open = (url: string, headers: Record<string, string> = opened) =>
  api.app.inject({ url, headers });

describe('a link to an unavailable file', () => {
  test.each([
    ['expired archive', archive, 410],
    ['missing file', `/v1/file/${'k'.repeat(22)}?${signed}`, 404],
    ['cut off before the signature', archive.split('&')[0] ?? '', 422],
    ['much too long', `/v1/file/${'k'.repeat(300)}?${signed}`, 404],
    ['missing picture', `/v1/picture/${'k'.repeat(22)}`, 404],
    ['not for this reader', '/v1/student/profile/document/rirekisho', 401],
  ])('shows a page to a browser: %s', async (_name, url, status) => {
    const reply = await open(url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(reply.body).toContain('<h1>ファイルを開けませんでした</h1>');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha/);
  });

  test('uses the reader’s language', async () => {
    const text = 'This link has expired. Please open the file again.';
    expect((await open(archive, { ...opened, 'accept-language': 'en-GB' })).body).toContain(text);
    expect((await open(archive, { ...opened, cookie: 'language=en' })).body).toContain(text);
    expect((await open(archive, { ...browser, 'accept-language': 'en' })).body).toContain(text);
  });

  test.each([
    ['a program', {}],
    ['a script of the page', { ...browser, 'sec-fetch-dest': 'empty' }],
    ['a picture in a page', { ...browser, 'sec-fetch-dest': 'image' }],
  ])('returns JSON for %s', async (_name, headers) => {
    const reply = await open(archive, headers);
    expect([reply.statusCode, reply.json().code]).toEqual([410, 'link_expired']);
  });
});

test('data endpoints return JSON in any case', async () => {
  const reply = await open('/v1/student/account');
  expect([reply.statusCode, reply.json().code]).toEqual([401, expect.any(String)]);
});
