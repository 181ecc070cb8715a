import { expect, test } from 'vitest';
import { z } from 'zod';
import { anyone, endpoint } from './endpoint.ts';
import { requestFor } from './request.ts';

const find = endpoint({
  id: 'anyone.things.find',
  method: 'GET',
  path: '/v1/things/{id}/parts/{part}',
  summary: '',
  auth: anyone,
  params: z.object({ id: z.string(), part: z.string() }),
  query: z.object({ word: z.string().optional(), tags: z.array(z.string()).optional() }),
  reply: z.object({}),
  errors: [],
});

const add = endpoint({
  id: 'anyone.things.add',
  method: 'POST',
  path: '/v1/things',
  summary: '',
  auth: anyone,
  body: z.strictObject({ name: z.string() }),
  reply: z.object({}),
  errors: [],
});

test('writes path and query, escaped', () => {
  const call = {
    params: { id: 'a/b?c', part: '看護' },
    query: { word: '髙 & 﨑', tags: ['x', 'y'] },
  };
  expect(requestFor(find, call)).toEqual({
    method: 'GET',
    url: '/v1/things/a%2Fb%3Fc/parts/%E7%9C%8B%E8%AD%B7?word=%E9%AB%99+%26+%EF%A8%91&tags=x&tags=y',
    body: undefined,
  });
});

test('omits missing query values', () => {
  const { url } = requestFor(find, { params: { id: '1', part: '2' }, query: { word: undefined } });
  expect(url).toBe('/v1/things/1/parts/2');
});

test('writes a body as JSON', () => {
  expect(requestFor(add, { body: { name: '𠮷' } }).body).toBe('{"name":"𠮷"}');
});

test('throws when a path parameter is missing', () => {
  expect(() => requestFor(find, { params: { id: '', part: '2' } })).toThrow('needs id');
});
