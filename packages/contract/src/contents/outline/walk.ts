import { z } from 'zod';

export type ObjectSchema = z.ZodObject;

/** The schema of a field's value, unwrapped from null and optional. */
export function insideOf(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodNullable ? insideOf(schema.unwrap() as z.ZodType) : schema;
}

export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  const inside = insideOf(schema);
  return inside instanceof z.ZodObject ? inside.shape : undefined;
}

export function itemOf(schema: z.ZodType): z.ZodType | undefined {
  const inside = insideOf(schema);
  return inside instanceof z.ZodArray ? (inside.element as z.ZodType) : undefined;
}
