import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { countRows } from '../../testing/database/rows.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { createNoteTable, probeContract } from '../../testing/server/probe.ts';

let api: TestApp;
let student: SignedIn;
let port: number;

beforeAll(async () => {
  api = await startTestApp({
    contractFor: (services) => probeContract(services, async () => undefined),
  });
  await createNoteTable(api);
  student = await createStudent(api);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as { port: number }).port;
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = json) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/student/notes',
    headers: { ...student.headers, languagetype: '1', ...headers },
    payload,
  });

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a malformed body', () => {
  const cases: [string, string, number, string][] = [
    ['broken JSON', '{"text":', 400, 'malformed_request'],
    ['an empty body', '', 400, 'malformed_request'],
    ['__proto__', '{"text":"x","__proto__":{"admin":true}}', 400, 'malformed_request'],
    [
      'constructor.prototype',
      '{"text":"x","constructor":{"prototype":{}}}',
      400,
      'malformed_request',
    ],
    ['JSON 40 deep', `{"text":${deep(40)}}`, 400, 'malformed_request'],
    ['JSON 10,000 deep', `{"text":${deep(10_000)}}`, 400, 'malformed_request'],
    ['a NUL', '{"text":"a\\u0000b"}', 400, 'malformed_request'],
    ['a NUL in a key', '{"te\\u0000xt":"b"}', 400, 'malformed_request'],
    ['a lone surrogate', '{"text":"a\\ud800b"}', 400, 'malformed_request'],
    ['more than 64 kB', JSON.stringify({ text: 'x'.repeat(66_000) }), 413, 'body_too_large'],
    ['an unknown key', '{"text":"x","role":0}', 422, 'invalid_input'],
    ['a number for text', '{"text":5}', 422, 'invalid_input'],
    ['text for nothing', '{}', 422, 'invalid_input'],
    ['an array', '[]', 422, 'invalid_input'],
    ['null', 'null', 422, 'invalid_input'],
    ['a text too long', `{"text":"${'あ'.repeat(51)}"}`, 422, 'invalid_input'],
    ['an unknown choice', '{"text":"x","mood":"odd"}', 422, 'invalid_input'],
  ];
  test.each(cases)('%s', async (_name, payload, status, code) => {
    const reply = await post(payload);
    expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status, code });
    expect(reply.json().message).toMatch(/^[A-Z].*\.$/);
    expect(await countRows(api, 'note')).toBe(0);
  });

  test('accepts emoji, rare kanji and right-to-left text', async () => {
    const text = '👩🏽‍🔬 髙﨑𠮷 مرحبا';
    const reply = await post(JSON.stringify({ text }));
    expect(reply.json().note.text).toBe(text);
    await api.services.databases.pool.query('delete from note');
  });

  test('names the fields in the language of the caller', async () => {
    const ja = await post('{"role":0}', { ...json, languagetype: '2' });
    expect(ja.json()).toEqual({
      code: 'invalid_input',
      message: '入力内容を確認してください。',
      fields: { text: '入力してください。', role: 'この項目は使えません。' },
    });
    const en = await post(`{"text":"${'x'.repeat(51)}"}`);
    expect(en.json().fields).toEqual({ text: 'Use up to 50 characters.' });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])(
    'content of type %s',
    async (type) => {
      const reply = await post('text=x', { 'content-type': type });
      expect(reply.statusCode).toBe(415);
      expect(reply.json().code).toBe('unsupported_media_type');
    },
  );
});

describe('a malformed URL', () => {
  const cases: [string, string, string, number, string][] = [
    ['an unknown path', 'GET', '/v1/student/nothing', 404, 'not_found'],
    ['a path outside', 'GET', '/v1/../etc/passwd', 404, 'not_found'],
    ['a wrong method', 'DELETE', '/v1/student/notes', 405, 'method_not_allowed'],
    ['another wrong method', 'PATCH', '/v1/student/notes', 405, 'method_not_allowed'],
    ['an id that is not one', 'GET', '/v1/student/notes/1', 404, 'not_found'],
    ['SQL for an id', 'GET', "/v1/student/notes/'%20or%201=1", 404, 'not_found'],
    ['an endless id', 'GET', `/v1/student/notes/${'9'.repeat(500)}`, 404, 'not_found'],
    ['a NUL for an id', 'GET', '/v1/student/notes/%00', 404, 'not_found'],
    ['broken percent signs', 'GET', '/v1/student/notes/%zz', 400, 'malformed_request'],
    [
      'a query that is not one',
      'GET',
      `/v1/student/notes/${crypto.randomUUID()}?width=a`,
      422,
      'invalid_input',
    ],
    [
      'a NUL in the query',
      'GET',
      `/v1/student/notes/${crypto.randomUUID()}?width=%00`,
      400,
      'malformed_request',
    ],
    [
      'a query twice',
      'GET',
      `/v1/student/notes/${crypto.randomUUID()}?width=1&width=2`,
      422,
      'invalid_input',
    ],
  ];
  test.each(cases)('%s', async (_name, method, url, status, code) => {
    const reply = await api.app.inject({ method: method as 'GET', url, headers: student.headers });
    expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status, code });
  });

  test('a wrong method gets the allowed ones', async () => {
    const reply = await api.app.inject({ method: 'DELETE', url: '/v1/student/notes' });
    expect(reply.headers.allow).toBe('POST');
  });
});

describe('malformed HTTP', () => {
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });

  test('headers beyond 16 kB', async () => {
    const answer = await send(
      `GET /v1/x HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(answer).toContain('"code":"headers_too_large"');
  });

  test('something that is not HTTP', async () => {
    const answer = await send('これはHTTPではありません\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"code":"malformed_request"');
  });

  test('a length that contradicts the body', async () => {
    const answer = await send(
      'POST /v1/student/notes HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });

  test('the server survives', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  });
});
