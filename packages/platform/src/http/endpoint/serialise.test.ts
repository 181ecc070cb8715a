import { anyone, endpoint } from '@engawa/contract/endpoint';
import { endpoints } from '@engawa/contract/endpoints';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serialiserFor } from './serialise.ts';

const shaped = endpoint({
  id: 'anyone.a.shaped',
  method: 'GET',
  path: '/v1/shaped',
  summary: '',
  auth: anyone,
  reply: z.object({
    name: z.string().nullable(),
    at: z.iso.datetime(),
    tags: z.array(z.object({ id: z.int(), label: z.string().optional() })),
    either: z.union([z.string(), z.int()]),
    inner: z.object({ depth: z.number() }).nullable(),
    kinds: z
      .array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('a'), size: z.enum(['s', 'm']).nullable() }),
          z.object({ kind: z.literal('b') }),
        ]),
      )
      .optional(),
  }),
  errors: [],
});

const serialise = serialiserFor(shaped);

test('writes only declared fields, at every depth', () => {
  const text = serialise({
    result: 1,
    message: undefined,
    name: '髙﨑 "𠮷"',
    at: '2026-11-15T00:00:00.000Z',
    tags: [
      { id: 1, secret: 'x' },
      { id: 2, label: 'two' },
    ],
    either: 5,
    inner: { depth: 0.5, password: 'x' },
    email: 'hidden@test.example',
  });
  expect(JSON.parse(text)).toEqual({
    result: 1,
    name: '髙﨑 "𠮷"',
    at: '2026-11-15T00:00:00.000Z',
    tags: [{ id: 1 }, { id: 2, label: 'two' }],
    either: 5,
    inner: { depth: 0.5 },
  });
});

test('null stays null', () => {
  const text = serialise({ result: 1, name: null, at: 'now', tags: [], either: 'x', inner: null });
  expect(JSON.parse(text)).toMatchObject({ name: null, inner: null });
});

test('a nullable enum inside a union stays null', () => {
  const kinds = [{ kind: 'a', size: null }, { kind: 'a', size: 'm' }, { kind: 'b' }];
  const text = serialise({
    result: 1,
    name: null,
    at: '',
    tags: [],
    either: 'x',
    inner: null,
    kinds,
  });
  expect(JSON.parse(text).kinds).toEqual(kinds);
});

/** An empty value lacks required fields; any other error is a schema that cannot be compiled. */
function outcomeOf(one: Parameters<typeof serialiserFor>[0]): string {
  try {
    serialiserFor(one)({});
    return 'written';
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}

test('compiles the reply of every endpoint, which a server does for its first reply only', () => {
  const answering = endpoints.filter(({ reply }) => typeof reply !== 'string');
  expect(answering.length).toBeGreaterThan(300);
  for (const one of answering) {
    expect([one.id, outcomeOf(one)]).toEqual([
      one.id,
      expect.stringMatching(/^written$|is required/),
    ]);
  }
});
