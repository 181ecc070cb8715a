import { z } from 'zod';
import { blankOf } from './blank-of.ts';
import { insideOf, itemOf, shapeOf } from './walk.ts';

type Read = (value: unknown) => unknown;

/** What cannot be read and has no blank; the item or the object that it stands in goes with it. */
const unreadable = Symbol('unreadable');

/**
 * Reads a stored value as its schema is today: what is new is filled with its blank, what is not
 * known any more is left out. Words and numbers stay as they are even where a limit has become
 * narrower: the next save says so beside the field, and nothing that somebody wrote is lost.
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

/** Two documents never share a list that one of them could change. */
const structuredBlank = (blank: unknown): unknown =>
  typeof blank === 'object' && blank !== null ? structuredClone(blank) : blank;

function compileInside(schema: z.ZodType): Read {
  const item = itemOf(schema);
  // An item that cannot be read is left out; a blank one would say nothing.
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
