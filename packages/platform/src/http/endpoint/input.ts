import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { fieldsOf } from '@engawa/contract/fields/field-messages';
import type { Language } from '@engawa/contract/language';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors/refusal.ts';
import { checkText } from '../server/json-body.ts';

/** Includes the input in issues to tell a wrong type from a missing value; not passed on. */
const reportInput = { reportInput: true };

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

export function readInput(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  language: Language,
): Input {
  // A malformed id gets the same refusal as an unknown one.
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) refuse('not_found');

  const fields: Record<string, string> = {};
  const query = endpoint.query?.safeParse(readQuery(request.query), reportInput);
  if (query && !query.success) Object.assign(fields, fieldsOf(query.error.issues, language));

  // The fields of an upload are parsed from its stream, later.
  const body = endpoint.upload ? undefined : endpoint.body?.safeParse(request.body, reportInput);
  if (body && !body.success) Object.assign(fields, fieldsOf(body.error.issues, language));

  if (query?.success === false || body?.success === false) refuse('invalid_input', { fields });
  return { params: params?.data, query: query?.data, body: body?.data };
}

function readQuery(query: unknown): unknown {
  for (const value of Object.values(query as Record<string, string | string[]>)) {
    for (const text of Array.isArray(value) ? value : [value]) checkText(text);
  }
  return query;
}
