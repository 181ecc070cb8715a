import {
  type DiscoverFilter,
  discoverFilter,
  filterFields,
} from '@engawa/contract/discover/filters';
import type { z } from 'zod';

/** A filter as it was kept: of what is not offered any more, the field is left out. */
export function readKept(stored: unknown): DiscoverFilter {
  const fields: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const known = Object.entries<z.ZodType>(filterFields).flatMap(([field, schema]) => {
    const read = schema.safeParse(fields[field]);
    return read.success && read.data !== undefined ? [[field, read.data] as const] : [];
  });
  const whole = discoverFilter.safeParse(Object.fromEntries(known));
  return whole.success ? whole.data : {};
}
