import { createRequire } from 'node:module';
import {
  startTraceCollector,
  type TraceCollector,
} from '@engawa/platform/testing/stand-ins/trace-collector';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecruiter, createStudent } from '../../testing/database/factories.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { createNoteTable, probeContract } from '../../testing/server/probe.ts';

/** `STATUS_CODE_ERROR` of OTLP. */
const errorStatus = 2;

let collector: TraceCollector;
beforeAll(async () => {
  collector = await startTraceCollector();
});
afterAll(() => collector.stop());

/** The metrics library itself loads `@opentelemetry/api`, so it does not count. */
const loadedSdk = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((path) =>
    /@opentelemetry\/(?!api\/)/.test(path),
  );

const startTraced = (onJob: (noteId: string) => Promise<void> = async () => undefined) =>
  startTestApp({
    work: true,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, ENGAWA_BUILD: '2026.11' },
    contractFor: (services) => probeContract(services, onJob),
  });

/** Closing the app exports its spans; returns them. */
async function spansOf(api: TestApp) {
  collector.spans.length = 0;
  await api.close();
  return collector.spans;
}

test('does not load the SDK without a collector', async () => {
  const api = await startTestApp();
  expect(api.services.tracing.isOn).toBe(false);
  await api.close();
  expect(loadedSdk()).toEqual([]);
});

test('a call and its job have spans, with the request id and without personal data', async () => {
  const ran = Promise.withResolvers<void>();
  const api = await startTraced(async () => ran.resolve());
  await createNoteTable(api);
  const { headers, accountId } = await createStudent(api);
  const reply = await api.app.inject({
    method: 'POST',
    url: '/v1/student/notes?q=taro@secret.example',
    headers: {
      ...headers,
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00',
    },
    payload: { text: '秘密の本文' },
    remoteAddress: '192.0.2.77',
  });
  expect(reply.statusCode).toBe(200);
  await ran.promise;
  const spans = await spansOf(api);
  expect(spans.filter(({ name }) => name === 'student.notes.addNote')).toEqual([
    expect.objectContaining({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/v1/student/notes',
        'http.response.status_code': 200,
        'engawa.request_id': reply.headers['x-request-id'],
      },
      resource: { 'service.name': 'engawa', 'service.version': '2026.11' },
    }),
  ]);
  expect(spans.filter(({ name }) => name === 'note')).toEqual([
    expect.objectContaining({ attributes: { 'engawa.job_id': expect.any(String) } }),
  ]);
  const secrets = ['秘密の本文', 'taro@secret.example', '192.0.2.77', accountId];
  expect(secrets.filter((secret) => JSON.stringify(spans).includes(secret))).toEqual([]);
  expect(loadedSdk()).not.toEqual([]);
});

test('failed calls are marked, refused ones are not, pages have no span', async () => {
  const api = await startTraced();
  const { headers } = await createRecruiter(api);
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    api.app.inject({
      method,
      url,
      headers: { ...headers, traceparent: 'nonsense' },
      ...(payload && { payload }),
    });
  await send('POST', '/v1/company/notes/break', { how: 'throw' });
  await send('POST', '/v1/company/notes/break', { how: 'nothing' });
  await send('GET', '/healthz');
  const calls = (await spansOf(api)).filter(({ attributes }) => 'http.route' in attributes);
  expect(
    calls.map(({ name, status, parentSpanId, attributes }) => ({
      name,
      parentSpanId,
      failed: status.code === errorStatus,
      status: attributes['http.response.status_code'],
    })),
  ).toEqual([
    { name: 'company.notes.breakDown', parentSpanId: undefined, failed: true, status: 500 },
    { name: 'company.notes.breakDown', parentSpanId: undefined, failed: false, status: 422 },
  ]);
});

test('spans refused by the collector are logged and do not block a shutdown', async () => {
  collector.status = 400;
  const lines: string[] = [];
  const api = await startTestApp({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'warn' },
    logInto: { write: (line) => lines.push(line) },
  });
  const reply = await api.app.inject({ url: '/v1/company/job-postings' });
  expect(reply.statusCode).toBe(401);
  await api.close();
  expect(lines.filter((line) => line.includes('traces could not be sent'))).toHaveLength(1);
});
