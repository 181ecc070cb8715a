import { z } from 'zod';
import { blankOf } from './blank-of.ts';
import { insideOf, itemOf, shapeOf } from './walk.ts';

type Read = (value: unknown) => unknown;

/** Returned for an invalid value without a blank; the containing item or object is dropped, too. */
const unreadable = Symbol('unreadable');

/**
 * Reads a stored value with today's schema: fills new fields with their blank, drops unknown ones.
 * Does not enforce length and range limits, so that narrowing a limit loses no text; the next save
 * reports it beside the field.
 */
export function readerOf<S extends z.ZodType>(schema: S): (value: unknown) => z.output<S> {
  const read = compile(schema);
  return (value) => {
    const document = read(value);
    if (document === unreadable) throw new Error('A stored document has no readable shape.');
    return document as z.output<S>;
  };
}

function compile(schema: z.ZodType): Read {
  const inside = compileInside(insideOf(schema));
  const blank = blankOf(schema);
  const nothing = blank === undefined ? unreadable : blank;
  return (value) => {
    if (value === null || value === undefined) return structuredBlank(nothing);
    const read = inside(value);
    return read === unreadable ? structuredBlank(nothing) : read;
  };
}

/** Cloned, so that two documents never share a mutable list. */
const structuredBlank = (blank: unknown): unknown =>
  typeof blank === 'object' && blank !== null ? structuredClone(blank) : blank;

function compileInside(schema: z.ZodType): Read {
  const item = itemOf(schema);
  // Drops an unreadable item: a blank one would be meaningless.
  if (item) return listReader(compileInside(insideOf(item)));
  const shape = shapeOf(schema);
  if (shape) return objectReader(shape);
  if (schema instanceof z.ZodLiteral) {
    const known: ReadonlySet<unknown> = schema.values;
    return (value) => (known.has(value) ? value : unreadable);
  }
  if (schema instanceof z.ZodBoolean) return ofType('boolean');
  if (schema instanceof z.ZodNumber) return ofType('number');
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return ofType('string');
  throw new Error(`Documents do not hold ${schema.type}; teach read-as.ts to read it.`);
}

const ofType =
  (type: 'string' | 'number' | 'boolean'): Read =>
  (value) =>
    typeof value === type ? value : unreadable;

const listReader =
  (read: Read): Read =>
  (value) =>
    Array.isArray(value) ? value.map(read).filter((one) => one !== unreadable) : unreadable;

function objectReader(shape: Readonly<Record<string, z.ZodType>>): Read {
  const fields = Object.entries(shape).map(([key, field]) => [key, compile(field)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable;
    const stored = value as Readonly<Record<string, unknown>>;
    const document: Record<string, unknown> = {};
    for (const [key, read] of fields) {
      const one = read(stored[key]);
      if (one === unreadable) return unreadable;
      document[key] = one;
    }
    return document;
  };
}
