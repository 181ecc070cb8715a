import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { traceCalls } from './trace-calls.ts';
import { noTracing, type StartedSpan } from './tracing.ts';

test('the span of a call ends when its caller disconnects, without a status', async () => {
  const ended = Promise.withResolvers<Parameters<StartedSpan['end']>[0]>();
  const server = fastify();
  traceCalls(server, { ...noTracing, isOn: true, start: () => ({ end: ended.resolve }) });
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  server.get('/slow', { config: { endpoint: 'slow' } }, () => {
    arrived.resolve();
    return answer.promise;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const call = get({ port, host: '127.0.0.1', path: '/slow' }).on('error', () => undefined);
  await arrived.promise;
  call.destroy();
  expect(await ended.promise).toBeUndefined();
  answer.resolve('late');
  await server.close();
});

test('tracing that is off adds no hooks', () => {
  const server = fastify();
  server.addHook = () => expect.unreachable();
  traceCalls(server, noTracing);
});
