import { type AnyEndpoint, anyone, company, endpoint } from '@engawa/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bind, checkBindings } from './route.ts';

const declare = (id: string, path: `/v1/${string}`) =>
  endpoint({ id, method: 'GET', path, summary: '', auth: anyone, reply: z.object({}), errors: [] });

const one = declare('anyone.a.one', '/v1/one');
const two = declare('anyone.a.two', '/v1/two');
const handle = () => ({});

test('accepts routes that bind every endpoint once', () => {
  checkBindings([one, two], [bind(one, handle), bind(two, handle)]);
});

test('an unbound endpoint stops the start', () => {
  expect(() => checkBindings([one, two], [bind(one, handle)])).toThrow(
    'The server cannot start: anyone.a.two is not bound to a handler.',
  );
});

test('an endpoint bound twice stops the start', () => {
  expect(() => checkBindings([one], [bind(one, handle), bind(one, handle)])).toThrow(
    'anyone.a.one is bound 2 times',
  );
});

test('a handler for an endpoint outside the contract stops the start', () => {
  expect(() => checkBindings([one], [bind(one, handle), bind(two, handle)])).toThrow(
    'anyone.a.two is bound but not in the contract',
  );
});

test.each([
  ['no policy', { ...one, auth: undefined }],
  ['an unknown policy', { ...one, auth: { kind: 'everybody' } }],
  ['a company without levels', { ...one, auth: { ...company(0), levels: [] } }],
])('%s stops the start', (_name, broken) => {
  const target = broken as unknown as AnyEndpoint;
  expect(() => checkBindings([target], [bind(target, handle as never)])).toThrow(
    'anyone.a.one has no policy',
  );
});

test('two endpoints with the same method and path stop the start', () => {
  const same = declare('anyone.a.same', '/v1/one');
  expect(() => checkBindings([one, same], [bind(one, handle), bind(same, handle)])).toThrow(
    'GET /v1/one is declared twice',
  );
});
