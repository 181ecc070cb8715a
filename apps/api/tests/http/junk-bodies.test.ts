import { bodyLimitOf, isCommand } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecruiter } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { CALLS_PER_MINUTE: '100000', ENGAWA_DEMO: 'on' } });
});
afterAll(() => api.close());

const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;

const send = (method: string, url: string, payload: string, headers = {}) =>
  api.app.inject({
    method: method as 'POST',
    url: url.replaceAll(/\{\w+\}/g, () => crypto.randomUUID()),
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

const open = endpoints.filter(
  ({ auth, body, upload }) => auth.kind !== 'student' && auth.kind !== 'company' && body && !upload,
);
const closed = endpoints.filter(
  (one) => (one.auth.kind === 'student' || one.auth.kind === 'company') && isCommand(one),
);

describe('a junk body without a session', () => {
  test.each([
    ['928 kB with 74,000 keys', keys(74_000)],
    ['17 kB of one text', `{"email":"${'x'.repeat(17_000)}"}`],
    ['101 keys', keys(101)],
  ])('%s is refused by every public endpoint', async (_what, payload) => {
    for (const { method, path } of open) {
      const reply = await send(method, path, payload);
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 413, 'body_too_large']);
    }
  });

  test('is not read by an endpoint that needs a session', async () => {
    const broken = '{"never": "closed';
    for (const { method, path } of closed) {
      const reply = await send(method, path, broken);
      expect([path, reply.json().code]).toEqual([path, 'not_signed_in']);
      const invented = { authorization: `Bearer ${'x'.repeat(43)}` };
      expect((await send(method, path, broken, invented)).json().code).toBe('session_expired');
    }
  });
});

test('a body with a session is limited by the endpoint’s declaration', async () => {
  const who = await createRecruiter(api);
  const save = endpoints.find(({ id }) => id === 'company.general.saveGeneral');
  const { values } = bodyLimitOf(save as NonNullable<typeof save>);
  const reply = (count: number) =>
    send('POST', '/v1/company/general-content-management', keys(count), who.headers);
  expect((await reply(values)).statusCode).toBe(422);
  expect((await reply(values + 1)).statusCode).toBe(413);
});

test('a refusal arrives although the body was not read', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as { port: number };
  const url = `http://127.0.0.1:${port}/v1/company/general-content-management`;
  for (let times = 0; times < 20; times += 1) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${'x'.repeat(43)}` },
      body: JSON.stringify('あ'.repeat(300_000)),
    });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([
      401,
      'session_expired',
    ]);
  }
});
