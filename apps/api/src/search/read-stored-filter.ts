import type { z } from 'zod';

/**
 * A filter as it was kept, which may be long ago: a field that is not offered any more, or has a
 * value that is not, is left out, and so is all of it where the rest contradicts itself.
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
