import type { z } from 'zod';

/**
 * Reads a stored filter: drops fields and values that no longer exist, and the whole filter if the
 * rest is contradictory.
 */
export function readStoredFilter<Filter extends object>(
  stored: unknown,
  fields: Readonly<Record<string, z.ZodType>>,
  whole: z.ZodType<Filter>,
): Filter | undefined {
  const given: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const known = Object.entries(fields).flatMap(([field, schema]) => {
    const read = schema.safeParse(given[field]);
    return read.success && read.data !== undefined ? [[field, read.data] as const] : [];
  });
  return whole.safeParse(Object.fromEntries(known)).data;
}
