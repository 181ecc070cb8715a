import { endpoints } from '@engawa/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { openApi } from './openapi.ts';

const document = openApi(endpoints) as {
  openapi: string;
  servers: unknown;
  components: Record<string, object>;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        security: unknown;
        parameters: { name: string; in: string }[];
        requestBody?: unknown;
        responses: Record<string, { content?: object }>;
      }
    >
  >;
};
const operations = new Map(
  Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => [operation.operationId, operation] as const),
  ),
);
const text = JSON.stringify(document);

test('describes every endpoint once', () => {
  const described = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  );
  expect(described.toSorted()).toEqual(endpoints.map((endpoint) => endpoint.id).toSorted());
});

test('is OpenAPI 3.1: no keywords of older dialects, no loose references', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(text).not.toContain('"nullable"');
  expect(text).not.toContain('draft-07');
  const used = new Set([...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, to]) => to));
  const there = Object.entries(document.components).flatMap(([kind, parts]) =>
    kind === 'securitySchemes' ? [] : Object.keys(parts).map((name) => `${kind}/${name}`),
  );
  expect(used).toEqual(new Set(there));
});

test('shares repeated descriptions', () => {
  const whole = JSON.stringify(Object.values(document.paths));
  expect(text.length / endpoints.length).toBeLessThan(2_000);
  // Refusals and common headers are references to shared components.
  expect(whole).not.toContain('"in":"header"');
  expect(whole).not.toContain('components/schemas/Error"');
});

/** Rules of public OpenAPI linters. */
test('has a server, no trailing slashes in paths, and security requirements for every operation', () => {
  expect(document.servers).toEqual([{ url: '/' }]);
  for (const [path, operations] of Object.entries(document.paths)) {
    expect(path).not.toMatch(/.\/$/);
    for (const { operationId, security } of Object.values(operations)) {
      const open = !/^(student|company)\./.test(operationId);
      expect(security, operationId).toEqual(open ? [] : [{ session: [] }]);
    }
  }
});

test('names the parameters of every path', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(operations)) {
      const named = parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect(named).toEqual(inPath);
    }
  }
});

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s',
  (id, endpoint) => {
    const responses = operations.get(id)?.responses ?? {};

    test('describes every refusal that its input can lead to', () => {
      const { params, query, body } = endpoint;
      const expected = ['400', '429', '431', '503'];
      if (params || query || body) expected.push('404');
      if (query || body) expected.push('422');
      if (body) expected.push('413', '415');
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(expected));
    });

    test('names the media type of every reply', () => {
      const types = Object.keys(responses['200']?.content ?? {});
      const expected =
        endpoint.reply === 'file'
          ? endpoint.mediaTypes
          : [endpoint.reply === 'signals' ? 'text/event-stream' : 'application/json'];
      expect(types).toEqual(expected);
      expect(types).not.toHaveLength(0);
    });
  },
);

test('uses only patterns that every tool understands, and no format besides a pattern', () => {
  const patterns: string[] = [];
  JSON.parse(text, (_key, value: { pattern?: unknown; format?: unknown } | null) => {
    if (typeof value?.pattern !== 'string') return value;
    patterns.push(value.pattern);
    expect(value.format, value.pattern).toBeUndefined();
    return value;
  });
  expect(patterns.length).toBeGreaterThan(20);
  for (const pattern of patterns) {
    expect(pattern).not.toMatch(/\\[pP]\{|\\u\{/);
    expect(() => new RegExp(pattern)).not.toThrow();
  }
});

interface Node {
  type?: unknown;
  pattern?: string;
  [key: string]: unknown;
}
/** All schemas below a node, including referenced ones. */
function* schemasIn(node: unknown, seen = new Set<unknown>()): Generator<Node> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string') {
    const [, , kind = '', name = ''] = $ref.split('/');
    yield* schemasIn((document.components[kind] as Record<string, unknown>)[name], seen);
  }
  yield node as Node;
  for (const inside of Object.values(node)) yield* schemasIn(inside, seen);
}

test('no accepted text may contain NUL, which the server refuses everywhere', () => {
  let texts = 0;
  for (const { parameters, requestBody } of operations.values()) {
    for (const schema of schemasIn([parameters, requestBody])) {
      const { type, pattern, format, allOf, contentMediaType } = schema;
      const isFree = !schema['enum'] && !schema['const'] && !format && !allOf;
      if (type !== 'string' || contentMediaType || schema['name'] || !isFree) continue;
      texts += 1;
      if (pattern === undefined) expect(schema).toEqual({ type: 'string' });
      else expect(new RegExp(pattern).test('\0'), pattern).toBe(false);
    }
  }
  expect(texts).toBeGreaterThan(100);
});

test('describes which idempotency keys are accepted', () => {
  const { IdempotencyKey } = document.components['parameters'] as Record<
    string,
    { schema: { pattern: string } }
  >;
  const form = new RegExp(IdempotencyKey?.schema.pattern ?? '');
  expect(['', 'a b', 'é', 'x'.repeat(201)].filter((key) => form.test(key))).toEqual([]);
  expect(form.test(crypto.randomUUID())).toBe(true);
});

test('an uploaded file is not empty', () => {
  for (const { id } of endpoints.filter(({ upload }) => upload)) {
    const body = [...schemasIn(operations.get(id)?.requestBody)];
    const files = body.filter((schema) => 'contentMediaType' in schema);
    expect(files, id).toEqual([expect.objectContaining({ minLength: 1 })]);
  }
});
