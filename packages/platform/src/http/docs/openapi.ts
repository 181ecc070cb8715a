import { type AnyEndpoint, takesIdempotencyKey } from '@engawa/contract/endpoint';
import { type ErrorCode, errorMeaning } from '@engawa/contract/error-catalogue';
import { product } from '@engawa/contract/product';
import { z } from 'zod';
import { keyForm } from '../endpoint/command/idempotency.repo.ts';
import { enveloped } from '../endpoint/serialise.ts';
import { plainPattern } from './plain-pattern.ts';
import { shareSchemas } from './share-schemas.ts';

type Json = Record<string, unknown>;

export function openApi(endpoints: readonly AnyEndpoint[]): Json {
  const paths: Record<string, Json> = {};
  const responses: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (paths[pathOf(endpoint)] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint, responses);
  }
  return shareSchemas({
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: `${product.name} API`,
      version: '1',
      description: product.tagline.en,
      license: { name: 'All rights reserved', identifier: `LicenseRef-${product.name}` },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      parameters: sharedHeaders,
      responses,
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            current: { type: 'integer' },
          },
        },
      },
    },
  });
}

/** The server accepts a trailing slash; the description omits it. */
const pathOf = ({ path }: AnyEndpoint): string => path.replace(/(.)\/$/, '$1');

function operation(endpoint: AnyEndpoint, responses: Record<string, Json>): Json {
  const open = endpoint.auth.kind === 'anyone' || endpoint.auth.kind === 'demo';
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[1]],
    'x-policy': endpoint.auth,
    ...(endpoint.fresh && { 'x-fresh': true }),
    ...(endpoint.limits && { 'x-limits': endpoint.limits }),
    security: open ? [] : [{ session: [] }],
    parameters: parameters(endpoint),
    ...(endpoint.body && { requestBody: requestBody(endpoint) }),
    responses: { '200': success(endpoint), ...refusals(endpoint, responses) },
  };
}

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1; declared once, at the top. */
function describe(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, reused: 'inline' }) as Json;
  return plainly(described, io) as Json;
}

/** Drops `format` beside a `pattern`: the server checks the pattern; tools differ on formats. */
function plainly(node: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(node)) return node.map((one) => plainly(one, io));
  if (typeof node !== 'object' || node === null) return node;
  const { pattern, format, ...rest } = node as Json;
  const inside = Object.entries(rest).map(([key, value]) => [key, plainly(value, io)] as const);
  const tidy: Json = Object.fromEntries(inside);
  if (typeof pattern === 'string') return { ...tidy, pattern: plainPattern(pattern) };
  if (pattern !== undefined) tidy['pattern'] = plainly(pattern, io);
  if (format !== undefined) tidy['format'] = plainly(format, io);
  else if (io === 'input' && isFreeText(tidy)) tidy['pattern'] = withoutNul;
  return tidy;
}

/** `checkText` refuses NUL in any text, because PostgreSQL cannot store it. */
const withoutNul = '^[^\\u0000]*$';

const isFreeText = ({ type, enum: values, const: value, allOf }: Json): boolean =>
  type === 'string' && values === undefined && value === undefined && allOf === undefined;

export const inputSchema = (schema: z.ZodType): Json => describe(schema, 'input');
export const replySchema = (reply: z.ZodObject): Json => describe(enveloped(reply), 'output');

const header = { in: 'header', required: false };
const sharedHeaders = {
  LanguageType: {
    name: 'LanguageType',
    ...header,
    schema: { type: 'string' },
    description: '1 for English, 2 (default) for Japanese.',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    ...header,
    schema: { type: 'string', pattern: keyForm.source },
    description: 'A retry with the same key is done once.',
  },
};
const headerReference = (name: keyof typeof sharedHeaders): Json => ({
  $ref: `#/components/parameters/${name}`,
});

function parameters(endpoint: AnyEndpoint): Json[] {
  return [
    headerReference('LanguageType'),
    ...(takesIdempotencyKey(endpoint) ? [headerReference('IdempotencyKey')] : []),
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
  ];
}

function parametersIn(place: 'path' | 'query', shape: z.ZodObject | undefined): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = inputSchema(shape) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function requestBody(endpoint: AnyEndpoint): Json {
  const schema = inputSchema(endpoint.body as z.ZodType);
  if (!endpoint.upload) return { required: true, content: { 'application/json': { schema } } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream', minLength: 1 };
  const properties = { ...(schema['properties'] as Json), file };
  const required = [...((schema['required'] as string[] | undefined) ?? []), 'file'];
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties, required } } },
  };
}

function success(endpoint: AnyEndpoint): Json {
  if (endpoint.reply === 'file') {
    const types = (endpoint.mediaTypes ?? []).map((type) => [type, {}] as const);
    return { description: 'The file.', content: Object.fromEntries(types) };
  }
  if (endpoint.reply === 'signals') {
    return { description: 'Server-sent events.', content: { 'text/event-stream': {} } };
  }
  return {
    description: 'Done.',
    content: { 'application/json': { schema: replySchema(endpoint.reply) } },
  };
}

function refusals(endpoint: AnyEndpoint, responses: Record<string, Json>): Json {
  const byStatus = Map.groupBy(possibleErrors(endpoint), (code) => errorMeaning(code).status);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => {
        const name = codes.toSorted().join('.');
        responses[name] ??= {
          description: codes
            .map((code) => `\`${code}\`: ${errorMeaning(code).message.en}`)
            .join('\n'),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        };
        return [String(status), { $ref: `#/components/responses/${name}` }];
      }),
  );
}

/** The declared errors, and those that policy and schemas imply. */
export function possibleErrors(endpoint: AnyEndpoint): ErrorCode[] {
  const { auth, body, query, params } = endpoint;
  const closed = auth.kind === 'student' || auth.kind === 'company';
  const takesInput = [params, query, body].some((shape) => shape !== undefined);
  const implied: (ErrorCode | false | undefined)[] = [
    // An unreadable address or header, on any call.
    'malformed_request',
    endpoint.cookies && 'foreign_page',
    closed && 'not_signed_in',
    closed && 'session_expired',
    closed && 'wrong_kind',
    endpoint.fresh && 'sign_in_again',
    auth.kind === 'company' && auth.levels.length < 4 && 'wrong_level',
    // Ids in the input may not exist, or belong to somebody else.
    (takesInput || auth.kind === 'demo') && 'not_found',
    (body !== undefined || query !== undefined) && 'invalid_input',
    body !== undefined && 'body_too_large',
    body !== undefined && 'unsupported_media_type',
    takesIdempotencyKey(endpoint) && 'idempotency_key_reused',
    'too_many_requests',
    'headers_too_large',
    'unavailable',
  ];
  return [
    ...new Set([
      ...implied.filter((code) => code !== false && code !== undefined),
      ...endpoint.errors,
    ]),
  ];
}
