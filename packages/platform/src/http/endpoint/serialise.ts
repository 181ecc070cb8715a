import type { AnyEndpoint } from '@engawa/contract/endpoint';
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

type Writer = (value: unknown) => string;

/** Shared by servers in one process. */
const writers = new WeakMap<z.ZodObject, Writer>();

/**
 * A writer compiled from the reply schema, which drops undeclared fields. It is compiled for the
 * first reply: compiling all at the start took most of the start and 10 MB.
 */
export function serialiserFor({ id, reply }: AnyEndpoint): Writer {
  if (typeof reply === 'string') throw new Error(`${id} does not answer JSON`);
  let writer: Writer | undefined;
  return (value) => {
    writer ??= writerOf(reply);
    return writer(value);
  };
}

function writerOf(reply: z.ZodObject): Writer {
  const writer = writers.get(reply) ?? fastJson(writerSchema(reply) as unknown as Schema);
  writers.set(reply, writer);
  return writer;
}

/** Adds the result code and, for commands, the message to a reply schema. */
export const enveloped = (reply: z.ZodObject): z.ZodObject =>
  reply.extend({ result: z.int(), message: z.string().optional() });

function writerSchema(reply: z.ZodObject): JsonSchema {
  const schema = z.toJSONSchema(enveloped(reply), { target: 'draft-07', reused: 'inline' });
  return tidy(schema) as JsonSchema;
}

/** Rewrites `anyOf [X, null]` as `nullable`, because the writer would try each branch. */
function tidy(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tidy);
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, ...rest } = node as JsonSchema & { anyOf?: JsonSchema[] };
  const nullable = anyOf?.length === 2 && anyOf.some((one) => one['type'] === 'null');
  if (nullable) {
    const kept = tidy(anyOf.find((one) => one['type'] !== 'null')) as JsonSchema;
    // Inside a union the writer picks a branch by validation, so an enum must list null.
    const values = Array.isArray(kept['enum']) ? { enum: [...kept['enum'], null] } : {};
    return { ...rest, ...kept, ...values, nullable: true };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, tidy(value)]));
}
