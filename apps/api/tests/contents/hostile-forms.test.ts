import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudent, type SignedIn } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
let student: SignedIn;
beforeAll(async () => {
  api = await startTestApp();
  student = await createStudent(api);
});
afterAll(() => api.close());

const type = 'multipart/form-data; boundary=b';
const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const purpose = part('content-disposition: form-data; name="purpose"', 'resume');
const file = (extra = '; filename="cv.pdf"') =>
  part(
    `content-disposition: form-data; name="file"${extra}\r\ncontent-type: application/octet-stream`,
    '%PDF-1.7 x',
  );
const end = '--b--\r\n';

const cases: [string, string, string, number][] = [
  ['no boundary', 'multipart/form-data', purpose + file() + end, 400],
  ['another boundary', 'multipart/form-data; boundary=c', purpose + file() + end, 400],
  ['no end', type, purpose + file(), 400],
  ['a file without a name', type, purpose + file('') + end, 200],
  ['a file called __proto__', type, purpose + file('; filename="__proto__"') + end, 200],
  [
    'a field called __proto__',
    type,
    part('content-disposition: form-data; name="__proto__"', 'x') + file() + end,
    400,
  ],
  [
    'a field called toString',
    type,
    part('content-disposition: form-data; name="toString"', 'x') + purpose + file() + end,
    400,
  ],
  ['a purpose twice', type, purpose + purpose + file() + end, 200],
  [
    'a purpose of 2 kB',
    type,
    part('content-disposition: form-data; name="purpose"', 'x'.repeat(2000)) + file() + end,
    422,
  ],
  ['ten fields', type, purpose.repeat(10) + file() + end, 400],
  ['nothing at all', type, '', 422],
  ['only an end', type, end, 422],
];

test.each(cases)('%s', async (_name, contentType, payload, status) => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/v1/student/upload-file',
    headers: { ...student.headers, 'content-type': contentType },
    payload,
  });
  expect(reply.statusCode).toBe(status);
});

test.each(['toString', 'constructor', 'hasOwnProperty', 'valueOf'])(
  'a body with an extra %s is refused like any other extra',
  async (key) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/v1/student/upload-file/delete',
      headers: student.headers,
      payload: { id: crypto.randomUUID(), [key]: 1 },
    });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      422,
      { [key]: 'この項目は使えません。' },
    ]);
  },
);

test('a body with 900 extra fields gets a short response', async () => {
  const payload = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`k${at}`, 1]));
  const reply = await api.app.inject({
    method: 'POST',
    url: '/v1/student/upload-file/delete',
    headers: student.headers,
    payload,
  });
  expect(reply.statusCode).toBe(422);
  expect(reply.body.length).toBeLessThan(10_000);
});

test.each(['OPTIONS', 'HEAD', 'PATCH'] as const)('%s on a stream is refused', async (method) => {
  const reply = await api.app.inject({
    method,
    url: '/v1/student/signals',
    headers: student.headers,
  });
  expect(reply.statusCode).toBe(405);
});

const undeclared = ['TRACE', 'QUERY', 'PUT'] as const;
test.each(undeclared)('%s where it is not declared is refused', async (method) => {
  const reply = await api.app.inject({ method: method as 'PUT', url: '/v1/student/signals' });
  expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'GET']);
});

const bodies = [
  ['a form', type, purpose + file() + end],
  ['broken JSON', 'application/json', '{'],
  ['a body of another type', 'text/plain', 'x'],
  ['a body that is too large', 'application/json', JSON.stringify('x'.repeat(100_000))],
];
test.each(undeclared.flatMap((method) => bodies.map((body) => [method, ...body])))(
  '%s with %s is refused for its method',
  async (method = '', _name, contentType, payload = '') => {
    const headers = { 'content-type': contentType };
    const url = '/v1/student/upload-file';
    const reply = await api.app.inject({ method: method as 'PUT', url, headers, payload });
    expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'POST']);
  },
);
