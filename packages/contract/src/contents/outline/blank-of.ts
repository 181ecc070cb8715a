import { z } from 'zod';
import { marks } from './mark.ts';
import { shapeOf } from './walk.ts';

/** The value of a field that was never filled in; undefined where the schema has no empty value. */
export function blankOf(schema: z.ZodType): unknown {
  const blank = marks.get(schema)?.blank;
  if (blank !== undefined) return blank;
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodBoolean) return false;
  const shape = shapeOf(schema);
  if (!shape) return undefined;
  const fields = Object.entries(shape).map(([key, field]) => [key, blankOf(field)] as const);
  return fields.some(([, one]) => one === undefined) ? undefined : Object.fromEntries(fields);
}
