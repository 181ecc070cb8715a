import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteStudentFile } from '@engawa/contract/files/student';
import { showMail } from '@engawa/contract/mailbox/demo';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { ApiFailure, SessionOver } from './failures/api-failure.ts';
import { send } from './sending/send.ts';

const id = '0199f1f0-0000-7000-8000-000000000001';
const callSomething = () => send(deleteStudentFile, { body: { id } });

let server: Server;
let answer: RequestListener;

// A real server on a free port; the test adds the origin, which a page has by itself.
beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(new URL(path, origin), init));
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const failureOf = async (calling: Promise<unknown>): Promise<ApiFailure> => {
  const failure = await calling.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(failure).toBeInstanceOf(ApiFailure);
  return failure as ApiFailure;
};

it('sends method, address, headers and body, and returns the reply', async () => {
  let seen = {};
  answer = (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      seen = { method: request.method, url: request.url, headers: request.headers, body };
      response.end(JSON.stringify({ result: 1, message: '削除しました。' }));
    });
  };

  expect(await callSomething()).toEqual({ result: 1, message: '削除しました。' });
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/v1/student/upload-file/delete',
    headers: { accept: 'application/json', 'content-type': 'application/json', languagetype: '2' },
    body: `{"id":"${id}"}`,
  });
});

it('does not send a call that needs a session without one', async () => {
  answer = () => expect.unreachable();
  await expect(call(deleteStudentFile, { body: { id } })).rejects.toBeInstanceOf(SessionOver);
});

it('sends no content type without a body', async () => {
  let seen = {};
  answer = (request, response) => {
    seen = { url: request.url, type: request.headers['content-type'] };
    response.end('{"result":1}');
  };

  await call(showMail, { params: { id } });
  expect(seen).toEqual({ url: `/v1/demo/mailbox/${id}`, type: undefined });
});

it('sends the access token and the idempotency key', async () => {
  let seen = {};
  answer = (request, response) => {
    seen = request.headers;
    response.end('{"result":1}');
  };

  await send(deleteStudentFile, { body: { id } }, { token: 't', idempotencyKey: 'k' });
  expect(seen).toMatchObject({ authorization: 'Bearer t', 'idempotency-key': 'k' });
});

it('turns a refusal into a failure with status, code, message and fields', async () => {
  answer = (_, response) => {
    const fields = { id: '必須です。' };
    response.writeHead(422);
    response.end(JSON.stringify({ code: 'invalid_input', message: '確認してください。', fields }));
  };

  const failure = await failureOf(callSomething());
  expect(failure).toMatchObject({
    status: 422,
    code: 'invalid_input',
    message: '確認してください。',
    fields: { id: '必須です。' },
    passing: false,
  });
});

it('reports a timeout', async () => {
  answer = () => {};
  const failure = await failureOf(send(deleteStudentFile, { body: { id } }, { timeoutMs: 20 }));
  expect(failure).toMatchObject({
    status: 0,
    code: 'timeout',
    message: 'タイムアウトが発生しました',
    passing: true,
  });
});

it('reports a timeout when the answer begins and then stalls', async () => {
  answer = (_, response) => {
    response.writeHead(200);
    response.write('{"result":');
  };
  const failure = await failureOf(send(deleteStudentFile, { body: { id } }, { timeoutMs: 100 }));
  expect(failure.code).toBe('timeout');
});

it.each<[string, RequestListener]>([
  ['the connection breaks', (request) => request.socket.destroy()],
  ['a proxy answers with a page', (_, response) => response.writeHead(502).end('<h1>Bad</h1>')],
  ['the refusal has no code', (_, response) => response.writeHead(500).end('{}')],
  ['the reply is no JSON', (_, response) => response.end('<!doctype html>')],
])('reports that there was no usable response when %s', async (_, listener) => {
  answer = listener;
  const failure = await failureOf(callSomething());
  expect(failure).toMatchObject({
    status: 0,
    code: 'no_response',
    message: '通信状態が不安定または不明なエラーがあります',
  });
});

it('throws the abort of the caller unchanged', async () => {
  answer = () => {};
  const giveUp = new AbortController();
  const calling = call(showMail, { params: { id } }, { signal: giveUp.signal });
  giveUp.abort();
  await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
});
